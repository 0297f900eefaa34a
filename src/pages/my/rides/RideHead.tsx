import { Repeat } from 'lucide-react'
import { childAvatar } from '@/content/childAvatar'
import { clockTime } from '@/domain/day'
import { formatKRW } from '@/domain/money'
import type { Ride } from '@/domain/ride'
import { RideStatusTag } from '@/features/rides/RideStatusTag'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import styles from './RideHead.module.css'

interface Props {
  /** Of the words that tell which ride it is: they describe the card's buttons. */
  id: string
  ride: Ride
  isPast?: boolean
}

/** When, who, how much and how far: the first line of a ride's card. */
export function RideHead({ id, ride, isPast = false }: Props) {
  const { childId, childName, startsAt, fareKRW, seriesId } = ride
  return (
    <div className={styles.head} data-past={isPast || undefined}>
      <Picture picture={childAvatar(childId)} alt="" className={styles.face ?? ''} />
      <div id={id}>
        <p className={styles.time}>{clockTime(startsAt)}</p>
        <p className={styles.child}>
          {childName} <span className={styles.fare}>{formatKRW(fareKRW)}</span>
        </p>
      </div>
      <div className={styles.tags}>
        {seriesId !== null && (
          <Tag tone="plain">
            <Repeat aria-hidden="true" />
            매주
          </Tag>
        )}
        <LiveStatus ride={ride} />
      </div>
    </div>
  )
}

/** Alone with the clock, so that a long list is not drawn anew every minute. */
function LiveStatus({ ride }: { ride: Ride }) {
  const shownNow = useNow() ?? now()
  return <RideStatusTag ride={ride} side="parent" now={shownNow} />
}
