import { useQuery } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect } from 'react'
import { watchedSessions } from '@/domain/programs/seatWatch'
import { now as clockNow } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useMember } from '@/remote/useMember'
import { watchedSessionsQuery, watchesQuery } from './queries'

/** Older answers are read again, so at least once a minute. */
const MAX_AGE_MS = secondsToMilliseconds(45)

/** Watched sessions, read together with the page's own poll; `askedAt`: time of its last answer. */
export function useWatchedSessions(askedAt: number) {
  const { familyUid } = useMember()
  const now = useNow() ?? clockNow()
  const { data: watches = [] } = useQuery(watchesQuery(familyUid))
  const ids = watches.filter(({ startsAt }) => now < startsAt).map(({ sessionId }) => sessionId)
  const sessions = useQuery({ ...watchedSessionsQuery(familyUid, ids), enabled: ids.length > 0 })
  const { dataUpdatedAt, errorUpdatedAt, refetch } = sessions
  const isOld = ids.length > 0 && askedAt - Math.max(dataUpdatedAt, errorUpdatedAt) > MAX_AGE_MS
  useEffect(() => {
    if (isOld) void refetch({ cancelRefetch: false })
  }, [isOld, refetch])
  return {
    isKnown: sessions.data !== undefined,
    watched: watchedSessions(watches, sessions.data ?? [], now),
  }
}
