import { now } from '@/platform/clock'
import { accountKey, accountQuery } from '@/remote/accountQuery'
import { readSessionsById } from '@/repository/programs/programSessions'
import { readWatches } from '@/repository/programs/seatWatches'

export const watchesKey = (uid: string) => accountKey(uid, 'watches')

const FAILURE = '빈자리 알림을 불러오지 못했습니다.'

export const watchesQuery = (uid: string) =>
  accountQuery({ uid, name: ['watches'], failure: FAILURE, read: () => readWatches(uid, now()) })

export const watchedSessionsQuery = (uid: string, ids: readonly string[]) =>
  accountQuery({
    uid,
    name: ['watched-sessions', ...ids],
    failure: FAILURE,
    read: () => readSessionsById(ids),
  })
