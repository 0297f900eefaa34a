import { useQuery } from '@tanstack/react-query'
import { MayAct } from '@/features/account/MayAct'
import { WatchCards } from '@/features/programs/seat-watch/WatchCards'
import { todaysRidesQuery, upcomingRidesQuery } from '@/features/rides/queries'
import { useMember } from '@/remote/useMember'

interface Props {
  rides?: 'today' | 'upcoming'
}

/** 「빈자리 알림」, read together with that list. */
export function SeatWatches({ rides = 'today' }: Props) {
  const { familyUid } = useMember()
  const query = rides === 'today' ? todaysRidesQuery(familyUid) : upcomingRidesQuery(familyUid)
  const { dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...query,
    enabled: false,
    refetchInterval: false,
  })
  return (
    <MayAct>
      <WatchCards askedAt={Math.max(dataUpdatedAt, errorUpdatedAt)} />
    </MayAct>
  )
}
