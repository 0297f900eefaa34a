import { useQuery } from '@tanstack/react-query'
import { WatchCards } from '@/features/programs/seat-watch/WatchCards'
import { todaysRidesQuery, upcomingRidesQuery } from '@/features/rides/queries'

interface Props {
  uid: string
  rides?: 'today' | 'coming'
}

/** 「빈자리 알림」, read together with that list. */
export function SeatWatches({ uid, rides = 'today' }: Props) {
  const query = rides === 'today' ? todaysRidesQuery(uid) : upcomingRidesQuery(uid)
  const { dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...query,
    enabled: false,
    refetchInterval: false,
  })
  return <WatchCards uid={uid} askedAt={Math.max(dataUpdatedAt, errorUpdatedAt)} />
}
