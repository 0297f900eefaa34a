import { memo, type RefObject } from 'react'
import type { Ride } from '@/domain/ride'
import type { RideMessage } from '@/domain/rideMessage'
import { LongList } from '@/ui/LongList'
import { Skeleton } from '@/ui/Skeleton'
import { useFocusKept } from '../useFocusKept'
import type { MessagesOfRides } from './boardQueries'
import { RideItem } from './RideItem'
import styles from './RideList.module.css'

const noMessages: RideMessage[] = []

/** About a screen: drawn with the list, before it is known where the screen stands. */
const HEAD = 4

interface Props {
  rides: readonly Ride[]
  messages: MessagesOfRides
  heading: RefObject<HTMLElement | null>
}

/** 「픽업 목록」. Remembered by what it shows: the page is rendered with every question, and hardly ever has this changed. */
export const RideList = memo(function RideList({ rides, messages, heading }: Props) {
  const focus = useFocusKept(rides, heading)
  // The focus is looked after also when the last ride has left the list.
  if (rides.length === 0) return null
  return (
    <LongList count={rides.length}>
      <ul className={styles.list} aria-label="픽업 목록" {...focus}>
        {rides.map((ride, place) => (
          <RideItem
            key={ride.id}
            ride={ride}
            messages={messages.get(ride.id) ?? noMessages}
            isAtHead={place < HEAD}
          />
        ))}
      </ul>
    </LongList>
  )
})

/** Stands where the list will be. */
export function RideListWaiting() {
  return (
    <div className={styles.waiting}>
      <p className="sr-only" role="status">
        픽업 목록을 불러오고 있어요.
      </p>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} height="220px" />
      ))}
    </div>
  )
}
