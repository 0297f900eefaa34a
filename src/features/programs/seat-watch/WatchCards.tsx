import { lazy, Suspense } from 'react'
import { useNews } from '@/ui/message/useNews'
import { useWatchedSessions } from './useWatchedSessions'

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
