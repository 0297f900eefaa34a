import { useQuery } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { lazy, Suspense, useEffect } from 'react'
import { watchedSessions } from '@/domain/programs/seatWatch'
import { now as clockNow } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useMember } from '@/remote/useMember'
import { useNews } from '@/ui/message/useNews'
import { watchedSessionsQuery, watchesQuery } from './queries'

const WatchList = lazy(async () => ({ default: (await import('./WatchList')).WatchList }))

interface Props {
  askedAt: number
}

export function WatchCards({ askedAt }: Props) {
  const { watched, isKnown } = useWatchedSessions(askedAt)
  const free = watched.filter(({ hasSeat }) => hasSeat).map(({ watch }) => watch.sessionId)
  const { text: freed, at } = useNews(isKnown ? free.join(' ') : undefined, (after, before) => {
    const known = before.split(' ')
    return after
      .split(' ')
      .filter((id) => id !== '' && !known.includes(id))
      .join(' ')
  })
  if (watched.length === 0) return null
  return (
    <Suspense fallback={null}>
      <WatchList watched={watched} freed={{ ids: freed.split(' '), at }} />
    </Suspense>
  )
}

/** Older answers are read again, so at least once a minute. */
const MAX_AGE_MS = secondsToMilliseconds(45)

/** Watched sessions, read together with the page's own poll; `askedAt`: time of its last answer. */
function useWatchedSessions(askedAt: number) {
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
