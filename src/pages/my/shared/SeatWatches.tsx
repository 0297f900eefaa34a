import { MayAct } from '@/features/account/MayAct'
import { WatchCards } from '@/features/programs/seat-watch/WatchCards'
import { upcomingRidesQuery } from '@/features/rides/queries'
import { useConfirmedAt } from '@/remote/useConfirmedAt'
import { useMember } from '@/remote/useMember'
import { todaysRidesQuery } from './todaysRidesQuery'

interface Props {
  rides?: 'today' | 'upcoming'
}

/** 「빈자리 알림」, read together with that list. */
export function SeatWatches({ rides = 'today' }: Props) {
  const member = useMember()
  const query = rides === 'today' ? todaysRidesQuery(member) : upcomingRidesQuery(member.familyUid)
  const askedAt = useConfirmedAt(query.queryKey)
  return (
    <MayAct>
      <WatchCards askedAt={askedAt} />
    </MayAct>
  )
}
