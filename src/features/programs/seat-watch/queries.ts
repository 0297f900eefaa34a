import { now } from '@/platform/clock'
import { accountKey, accountQuery } from '@/remote/accountQuery'
import { readWatches } from '@/repository/programs/seatWatches'

/** The watches, and what is known of their sessions. */
export const watchQueries = (uid: string) => ({ queryKey: accountKey(uid, 'watches') })

export const WATCHES_FAILURE = '빈자리 알림을 불러오지 못했습니다.'

export const watchesQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['watches'],
    failure: WATCHES_FAILURE,
    read: () => readWatches(uid, now()),
  })
