import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { isCareProgram } from '@/domain/care/careSession'
import { agitCancellations } from '@/domain/rides/booked/agitCancellation'
import { upcomingBookingsQuery } from '@/features/programs/queries'
import { usePrograms } from '@/features/programs/usePrograms'
import { upcomingRidesQuery } from '@/features/rides/queries'
import { useNow } from '@/platform/useNow'
import { useMember } from '@/remote/useMember'
import { useDeviceReady } from '@/stores/deviceStore'
import { useConfirmedCancellations } from '@/stores/putAway'
import { Button } from '@/ui/button/Button'
import { focusOnMount } from '@/ui/focusOnMount'
import { Card } from '@/ui/layout/Card'

/** 「취소된 예약」: what the agit has cancelled, until that is confirmed on this device. */
export function CancelledBookings() {
  const { familyUid } = useMember()
  const headingId = useId()
  const now = useNow()
  const { data: rides = [] } = useQuery(upcomingRidesQuery(familyUid))
  const { data: bookings = [] } = useQuery(upcomingBookingsQuery(familyUid))
  const confirmed = useConfirmedCancellations(({ keys }) => keys)
  const confirm = useConfirmedCancellations((state) => state.confirm)
  const isReady = useDeviceReady()
  const [hasConfirmed, setHasConfirmed] = useState(false)
  // What comes next, or the word that nothing does, takes the focus of the button that is gone.
  const focused = hasConfirmed ? { ref: focusOnMount, tabIndex: -1 } : {}
  const hasProgram = bookings.some(
    ({ programId, cancelledAt }) => cancelledAt && !isCareProgram(programId),
  )
  const { programs } = usePrograms(hasProgram)
  const titleOf = (programId: string) => programs.find(({ id }) => id === programId)?.title
  const all = now ? agitCancellations({ rides, bookings }, titleOf, now) : []
  const open = all.filter(({ key }) => !confirmed.includes(key))
  if (!isReady) return null
  if (open.length === 0)
    return hasConfirmed ? (
      <p className="note" role="status" {...focused}>
        취소된 예약을 모두 확인했어요.
      </p>
    ) : null
  const keys = all.map(({ key }) => key)
  return (
    <Card as="section" className="p-5 stack-3" aria-labelledby={headingId}>
      <h2 key={open.length} className="text-18" id={headingId} {...focused}>
        취소된 예약
      </h2>
      <ul className="stack-3">
        {open.map(({ key, text }, index) => (
          <li key={key} className="spread-3">
            <span id={`${headingId}-${index}`}>{text}</span>
            <Button
              tone="tonal"
              aria-describedby={`${headingId}-${index}`}
              onClick={() => {
                setHasConfirmed(true)
                confirm(key, keys)
              }}
            >
              확인
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
