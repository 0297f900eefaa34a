import { SHOWN_BANNERS } from '../site/banner'
import { allergenList } from '../snacks/allergens'
import { isPastDeadline } from '../snacks/specialSnackDeadline'
import { compareText } from '../text/compareText'
import { nativeNumber } from '../text/particle'
import type { NumberedRow } from './orderNumber'
import { textOfHtml } from './plainHtml'

/** The contents that staff edit (specification 5, section 5), in the order of the tabs. */
export const contentKinds = ['banner', 'basic', 'growth', 'special'] as const
export type ContentKind = (typeof contentKinds)[number]

export const contentKindLabels: Record<ContentKind, string> = {
  banner: '배너',
  basic: '기본 간식',
  growth: '성장 간식',
  special: '특별 간식',
}

/** The form values of a document, also of an invalid one. */
export interface ContentEntry {
  title: string
  subtitle: string
  ctaText: string
  ctaHref: string
  imageUrl: string
  price: string
  allergens: readonly number[]
  branch: string
  /** Seoul: `yyyy-mm-dd` and `hh:mm`. */
  deadlineDay: string
  deadlineTime: string
  productTitle: string
  html: string
  published: boolean
}

export type ContentField = keyof ContentEntry

export const emptyContentEntry: ContentEntry = {
  title: '',
  subtitle: '',
  ctaText: '',
  ctaHref: '',
  imageUrl: '',
  price: '',
  allergens: [],
  branch: '',
  deadlineDay: '',
  deadlineTime: '',
  productTitle: '',
  html: '',
  published: false,
}

const bannerLabels = {
  title: '제목',
  subtitle: '설명',
  ctaText: '버튼 글',
  ctaHref: '버튼이 여는 곳',
  imageUrl: '그림',
} as const
const snackLabels = {
  title: '이름',
  price: '가격',
  imageUrl: '그림',
  allergens: '알레르기',
} as const

export const contentLabels = {
  banner: bannerLabels,
  basic: snackLabels,
  growth: snackLabels,
  special: {
    title: '이름',
    branch: '지점',
    deadlineDay: '마감 날짜',
    deadlineTime: '마감 시각',
    productTitle: '상품 이름',
    price: '가격',
    imageUrl: '그림',
    html: '설명',
    published: '게시',
  },
} satisfies Record<ContentKind, Partial<Record<ContentField, string>>>

const isField = (name: string): name is ContentField => Object.hasOwn(emptyContentEntry, name)

export const changedContentFields = (
  kind: ContentKind,
  before: ContentEntry,
  after: ContentEntry,
): { field: ContentField; label: string }[] =>
  Object.entries(contentLabels[kind]).flatMap(([field, label]) =>
    isField(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field])
      ? [{ field, label }]
      : [],
  )

export function contentFieldText(entry: ContentEntry, field: ContentField): string {
  if (field === 'published') return entry.published ? '켬' : '끔'
  if (field === 'allergens') return allergenList(entry.allergens) || '없음'
  const text = field === 'html' ? (textOfHtml(entry.html) ?? entry.html) : entry[field]
  return text || '비어 있음'
}

/** Sort position of a document in the site's query: first by the rank of the value's type, then by value. */
export interface SortPosition {
  typeRank: number
  value: number
}

export interface ContentItem {
  id: string
  entry: ContentEntry
  /** Undefined when the site's query does not return it, and for special snacks. */
  position: SortPosition | undefined
  /** The sort number; undefined when invalid. */
  number: number | undefined
  /** Why the site skips it. */
  problem: string | undefined
  /** Document fields that the form does not have. */
  unknownFields: readonly string[]
  deadline: Date | undefined
}

/** Upcoming deadlines ascending, then past ones descending, then rows without one. */
function compareDeadlines(a: ContentItem, b: ContentItem, now: Date): number {
  if (!a.deadline || !b.deadline) return Number(!a.deadline) - Number(!b.deadline)
  const isOver = [a.deadline, b.deadline].map((deadline) => isPastDeadline(deadline, now))
  if (isOver[0] !== isOver[1]) return isOver[0] ? 1 : -1
  const difference = a.deadline.getTime() - b.deadline.getTime()
  return isOver[0] ? -difference : difference
}

/** In the order of the site; documents that its query leaves out come last. */
export function inSiteOrder(
  kind: ContentKind,
  items: readonly ContentItem[],
  now: Date,
): ContentItem[] {
  const byId = [...items].sort((a, b) => compareText(a.id, b.id))
  if (kind === 'special') return byId.sort((a, b) => compareDeadlines(a, b, now))
  const placed = byId
    .flatMap((item) => (item.position ? [{ item, ...item.position }] : []))
    .sort((a, b) => a.typeRank - b.typeRank || a.value - b.value)
    .map(({ item }) => item)
  const others = byId.filter(({ position }) => !position)
  return [...(kind === 'banner' ? placed.reverse() : placed), ...others]
}

export type ContentState = 'shown' | 'beyond' | 'open' | 'closed' | 'unpublished' | 'skipped'

/** What a visitor sees of an item; `index` is its 0-based place on the site. */
export function contentState(
  kind: ContentKind,
  { problem, entry, deadline }: ContentItem,
  index: number,
  now: Date,
): { state: ContentState; label: string } {
  if (problem !== undefined) return { state: 'skipped', label: `표시되지 않음: ${problem}` }
  if (kind === 'banner' && index >= SHOWN_BANNERS)
    return { state: 'beyond', label: `${nativeNumber(SHOWN_BANNERS + 1)} 번째부터는 보이지 않아요` }
  if (kind !== 'special') return { state: 'shown', label: '보임' }
  if (!entry.published) return { state: 'unpublished', label: '게시 전' }
  return deadline && isPastDeadline(deadline, now)
    ? { state: 'closed', label: '마감' }
    : { state: 'open', label: '예약 중' }
}

export const numberedRows = (kind: ContentKind, items: readonly ContentItem[]): NumberedRow[] => {
  const rows = items.map(({ id, number }) => ({ id, number }))
  return kind === 'banner' ? rows.reverse() : rows
}

/** Said before a change that such orders notice, where they could not be counted. */
export const UNCOUNTED_ORDERS = '입금 대기 주문을 확인하지 못했어요.'

/** Warning before a change that open orders depend on; empty when there are none. */
export const waitingOrderWarning = (count: number): string =>
  count > 0 ? `입금 대기 주문 ${count}건이 있어요.` : ''
