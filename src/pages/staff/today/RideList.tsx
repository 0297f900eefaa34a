import { memo, type RefObject, useMemo, useState } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { ridesByQuarter } from '@/domain/rides/rideBoard'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { LongList, WHOLE } from '@/ui/LongList'
import { Skeleton } from '@/ui/Skeleton'
import { useSeen } from '@/ui/useLongListRows'
import { useFocusKept } from '../useFocusKept'
import type { MessagesOfRides } from './boardQueries'
import { type Place, placesOf } from './places'
import { RideItem } from './RideItem'
import styles from './RideList.module.css'

const noMessages: RideMessage[] = []

/** About a screen: drawn with the list, before it is known where the screen stands. */
const HEAD = 4

interface Props {
  /** What the list shows. */
  shown: readonly Ride[]
  /** What it holds: of a long list also what it hides. */
  rows: readonly Ride[]
  messages: MessagesOfRides
  heading: RefObject<HTMLElement | null>
}

/**
 * 「픽업 목록」. One that is long when it comes has a part for each quarter of an hour: one of which nothing can be seen is hidden as a
 * whole, which costs a tap next to nothing. Remembered by what it shows: the page is rendered with every question, and hardly ever has this changed.
 */
export const RideList = memo(function RideList({ shown, rows, messages, heading }: Props) {
  const [isInParts] = useState(rows.length > WHOLE)
  const parts = useMemo(
    () => (isInParts ? ridesByQuarter(rows) : new Map([[0, rows]])),
    [isInParts, rows],
  )
  const seen = useSeen(parts, shown)
  const places = useMemo(() => placesOf(rows.filter(({ id }) => seen.has(id))), [rows, seen])
  const focus = useFocusKept(places, heading)
  // The focus is looked after also when the last ride has left the list.
  if (rows.length === 0) return null
  const head = new Set(shown.slice(0, HEAD).map(({ id }) => id))
  const List = isInParts ? 'div' : 'ul'
  return (
    <LongList count={rows.length}>
      <List
        role="list"
        className={styles.list}
        aria-label="픽업 목록"
        hidden={places.size === 0}
        {...focus}
      >
        {[...parts].map(([name, rides]) => {
          const isShown = rides.some(({ id }) => places.has(id))
          const part = (
            <Part
              key={name}
              rides={rides}
              messages={messages}
              isShown={isShown}
              places={rides.map(({ id }) => places.get(id) ?? 'hidden')}
              head={head}
            />
          )
          if (!isInParts) return part
          return (
            <ul key={name} role="none" className={styles.part} hidden={!isShown}>
              {part}
            </ul>
          )
        })}
      </List>
    </LongList>
  )
})

interface PartProps {
  rides: readonly Ride[]
  messages: MessagesOfRides
  isShown: boolean
  /** Where each of the rides stands in what is shown. */
  places: readonly Place[]
  head: ReadonlySet<string>
}

/** Is what the part shows still right? Nothing of a hidden one is drawn anew: it is once it is shown again. */
const isUnchanged = (before: PartProps, next: PartProps) =>
  !next.isShown ||
  (before.rides === next.rides &&
    before.messages === next.messages &&
    before.places.join() === next.places.join())

const Part = memo(function Part({ rides, messages, places, head }: PartProps) {
  return rides.map((ride, index) => (
    <RideItem
      key={ride.id}
      ride={ride}
      messages={messages.get(ride.id) ?? noMessages}
      place={places[index] ?? 'alone'}
      isAtHead={head.has(ride.id)}
    />
  ))
}, isUnchanged)

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
