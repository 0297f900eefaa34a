import { memo, type RefObject } from 'react'
import type { Ride } from '@/domain/ride'
import type { RideMessage } from '@/domain/rideMessage'
import { LongList } from '@/ui/LongList'
import { Skeleton } from '@/ui/Skeleton'
import { useHiddenRows } from '@/ui/useHiddenRows'
import { useFocusKept } from '../useFocusKept'
import type { MessagesOfRides } from './boardQueries'
import { RideItem } from './RideItem'
import styles from './RideList.module.css'
import { runsOfRows } from './runs'

const noMessages: RideMessage[] = []

/** About a screen: drawn with the list, before it is known where the screen stands. */
const HEAD = 4

interface Props {
  /** What the list shows. */
  shown: readonly Ride[]
  /** What it holds: of a long list some may be still to come, and some to leave. */
  rows: readonly Ride[]
  messages: MessagesOfRides
  heading: RefObject<HTMLElement | null>
}

/** 「픽업 목록」. Remembered by what it shows: the page is rendered with every question, and hardly ever has this changed. */
export const RideList = memo(function RideList({ shown, rows, messages, heading }: Props) {
  const focus = useFocusKept(rows, heading)
  useHiddenRows(focus.ref, rows, shown)
  // The focus is looked after also when the last ride has left the list.
  if (shown.length === 0) return null
  const runs = runsOfRows(shown, rows)
  return (
    <LongList count={shown.length}>
      <ul className={styles.list} aria-label="픽업 목록" {...focus}>
        {rows.map((ride, place) => (
          <RideItem
            key={ride.id}
            ride={ride}
            messages={messages.get(ride.id) ?? noMessages}
            isAtHead={place < HEAD}
            run={runs.get(ride.id)}
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
