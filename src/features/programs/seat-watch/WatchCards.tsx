import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { watchedSessions } from '@/domain/programs/seatWatch'
import { now as clockNow } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { followedQuery } from '@/remote/followedQuery'
import { type FamilyUids, useMember } from '@/remote/useMember'
import { followSessionsById } from '@/repository/programs/followedSessions'
import { useNews } from '@/ui/message/useNews'
import { WATCHES_FAILURE, watchesQuery } from './queries'

const WatchList = lazy(async () => ({ default: (await import('./WatchList')).WatchList }))

/** 「빈자리 알림」, followed while shown. */
export function WatchCards() {
  const { watched, isKnown } = useWatchedSessions()
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

const watchedSessionsQuery = ({ familyUid, ownUid }: FamilyUids, ids: readonly string[]) =>
  followedQuery({
    uid: familyUid,
    ownUid,
    name: ['watched-sessions', ...ids],
    failure: WATCHES_FAILURE,
    follow: () => followSessionsById(ids),
  })

function useWatchedSessions() {
  const member = useMember()
  const now = useNow() ?? clockNow()
  const { data: watches = [] } = useQuery(watchesQuery(member.familyUid))
  const ids = watches.filter(({ startsAt }) => now < startsAt).map(({ sessionId }) => sessionId)
  const { data } = useQuery({ ...watchedSessionsQuery(member, ids), enabled: ids.length > 0 })
  return { isKnown: data !== undefined, watched: watchedSessions(watches, data ?? [], now) }
}
