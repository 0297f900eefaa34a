import * as z from 'zod/mini'
import {
  checkNoticeBody,
  checkNoticeDay,
  checkNoticeTitle,
  type Notice,
  noticeKinds,
} from '@/domain/site/notice'
import { fieldRule } from '@/ui/form/fieldRule'

export type NoticeEntry = Omit<Notice, 'id' | 'link' | 'isFixed'>

export const newNotice = (today: string): NoticeEntry => ({
  kind: '안내',
  title: '',
  body: '',
  branchId: '',
  day: today,
  isPublished: true,
})

export const noticeEntryOf = ({
  kind,
  title,
  body,
  branchId,
  day,
  isPublished,
}: Notice): NoticeEntry => ({
  kind,
  title,
  body,
  branchId,
  day,
  isPublished,
})

/** `today`: of Seoul, as the form is opened. */
export const noticeFormSchema = (today: string): z.ZodMiniType<NoticeEntry, NoticeEntry> =>
  z.object({
    kind: z.enum(noticeKinds),
    title: z.string().check(fieldRule(checkNoticeTitle)),
    body: z.string().check(fieldRule(checkNoticeBody)),
    branchId: z.string(),
    day: z.string().check(fieldRule(checkNoticeDay(today))),
    isPublished: z.boolean(),
  })
