import type { Sampled } from '@/domain/content/sampled'
import type { Notice } from '@/domain/site/notice'
import { noticesQuery } from '@/features/content/notices'
import { useCommand } from '@/remote/useCommand'
import { saveNotice } from '@/repository/content/notices'
import { staffNoticesQuery } from './noticeQueries'

export const renewedNotices = (uid: string) => [staffNoticesQuery(uid), noticesQuery()]

interface Shown {
  notice: Notice & Sampled
  isPublished: boolean
}

/** 「올리기」 and 「내리기」; a sample becomes the document of its id. */
export const useShowNotice = (uid: string) =>
  useCommand({
    send: ({ notice, isPublished }: Shown) =>
      saveNotice({ ...notice, isPublished }, notice.isSample ? undefined : notice),
    renews: () => renewedNotices(uid),
    renewsAlways: true,
    failure: '공지를 올리거나 내리지 못했습니다.',
  })
