import { noticesQuery } from '@/features/content/notices'
import { followedStaffQuery } from '@/remote/followedStaffQuery'
import { followNotices } from '@/repository/content/notices'

/** Documents only; `withSampleNotices` adds the samples. */
export const staffNoticesQuery = (uid: string) =>
  followedStaffQuery({
    uid,
    name: ['notices'],
    failure: '공지 목록을 불러오지 못했습니다.',
    follow: followNotices,
  })

export const renewedNotices = (uid: string) => [staffNoticesQuery(uid), noticesQuery()]
