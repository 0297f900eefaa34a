import { comingBookingText, isReadRecently } from '@/domain/rides/week/comingBooking'
import { serverTimeOf } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useNextBooking } from '@/stores/nextBooking'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/message/Skeleton'
import { ChildFace } from '../shared/ChildFace'
import { TimeOfRead } from '../shared/ReadAt'
import styles from './Today.module.css'

/** As many as the room holds. */
const SHOWN = 4

/** Of the next days, as this device read it last; undefined if that is a day ago. */
function useKnownAhead() {
  const read = useNextBooking((state) => state.read)
  const now = useNow()
  if (!read || !now) return undefined
  const readAt = serverTimeOf(read.readAt)
  const coming = read.coming.filter(({ startsAt }) => startsAt > now).slice(0, SHOWN)
  return coming.length > 0 && isReadRecently(readAt, now) ? { coming, readAt, now } : undefined
}

/** In the room of 「오늘」 while it is read: what the device knows, with its time. */
export function TodayWaiting() {
  const known = useKnownAhead()
  if (!known) return <Skeleton height="420px" />
  const { coming, readAt, now } = known
  return (
    <div className={`${styles.waiting} from-top stack-3`}>
      <TimeOfRead at={readAt} now={now} />
      <ul className="stack-3" aria-label="지난번에 확인한 예약">
        {coming.map((booking) => (
          <Card
            key={`${booking.kind} ${booking.childId} ${booking.startsAt.getTime()}`}
            as="li"
            className="p-3-4 row-3"
          >
            <ChildFace childId={booking.childId} />
            <b>{comingBookingText(booking, now)}</b>
          </Card>
        ))}
      </ul>
    </div>
  )
}
