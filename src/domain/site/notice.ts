import { addDays, isDay } from '../dates/day'
import { acceptIf, type RuleResult, rejected } from '../rule'
import { textBlocks } from '../text/textBlocks'
import { acceptWithin } from '../text/textLimit'
import { tidyText } from '../text/tidyText'
import { isVisibleText } from '../text/visibleText'

export const noticeKinds = ['안내', '운영', '프로그램', '간식'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Specification 7, section 3. */
export interface Notice {
  id: string
  kind: NoticeKind
  title: string
  /** An empty line begins a paragraph, `- ` an item of a list. */
  body: string
  /** '' is every branch. */
  branchId: string
  /** `yyyy-mm-dd`. */
  day: string
  isPublished: boolean
  /** Of a document. */
  updatedAt?: Date | undefined
  /** Of the code only. */
  link?: { to: string; label: string }
  /** Of changed terms: it stays as the code has it. */
  isFixed?: boolean
}

export const noticeLimits = { title: 60, body: 3000 } as const

export const checkNoticeTitle = (typed: string): RuleResult => {
  const title = tidyText(typed)
  if (!isVisibleText(title)) return rejected('제목을 적어 주세요.')
  return acceptWithin(title, noticeLimits.title)
}

export const checkNoticeBody = (typed: string): RuleResult =>
  isVisibleText(tidyText(typed))
    ? acceptWithin(typed, noticeLimits.body)
    : rejected('내용을 적어 주세요.')

export const checkNoticeDay =
  (today: string) =>
  (day: string): RuleResult =>
    acceptIf(isDay(day) && day <= today, '오늘이나 지난 날을 골라 주세요.')

const writtenAt = ({ updatedAt }: Notice): number => updatedAt?.getTime() ?? 0

/** By day; of one day what was written last comes first. */
export const newestNoticesFirst = <N extends Notice>(notices: readonly N[]): N[] =>
  [...notices].sort((a, b) => b.day.localeCompare(a.day) || writtenAt(b) - writtenAt(a))

/** What stands below the title of a notice that is not opened. */
export const firstLine = ({ body }: Pick<Notice, 'body'>): string =>
  textBlocks(body)[0]?.lines[0] ?? ''

/** A notice as 원장 write it: `notices/{id}` (specification 7, section 10); `branchId` is empty for all branches. */
export type NoticeEntry = Pick<Notice, 'kind' | 'title' | 'body' | 'branchId' | 'day'>

/** The notice and its neighbours; undefined for an unknown id. */
export function findNotice<N extends Notice>(
  notices: readonly N[],
  id: string | null,
): { notice: N; newer: N | undefined; older: N | undefined } | undefined {
  const at = notices.findIndex((notice) => notice.id === id)
  const notice = notices[at]
  return notice && { notice, newer: notices[at - 1], older: notices[at + 1] }
}

/** So long 「새 공지」 stands on `/my`. */
const NEW_DAYS = 14

interface Reader {
  today: string
  /** Where the family has something booked. */
  branchIds: ReadonlySet<string>
  readIds: readonly string[]
}

/** The newest unread notice of the last 14 days that concerns the family; `notices` newest first. */
export const newestUnread = <N extends Notice>(
  notices: readonly N[],
  { today, branchIds, readIds }: Reader,
): N | undefined =>
  notices.find(
    ({ id, day, branchId }) =>
      day <= today &&
      addDays(day, NEW_DAYS) > today &&
      (branchId === '' || branchIds.has(branchId)) &&
      !readIds.includes(id),
  )
