import { memo, type RefObject, useCallback } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { type BoardFilter, isRideOver } from '@/domain/rides/rideBoard'
import type { BoardRow } from '@/domain/rides/rideFolds'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { Skeleton } from '@/ui/message/Skeleton'
import { useKeepFocusInList } from '../useKeepFocusInList'
import type { MessagesOfRides } from './boardQueries'
import { FoldedRides } from './FoldedRides'
import styles from './RideList.module.css'
import { RideItem } from './ride/RideItem'
import { rememberHeights } from './rowHeights'

const noMessages: RideMessage[] = []

interface Props {
  day: string
  rows: readonly BoardRow[]
  /** Rides that the filters show. */
  shown: readonly Ride[]
  filter: BoardFilter
  /** Rides of the day by family, where not all have come. */
  totals: Readonly<Record<string, number>> | undefined
  messages: MessagesOfRides
  heading: RefObject<HTMLElement | null>
}

/** 「픽업 목록」. Filtered rides are hidden, not unmounted: mounting hundreds of rows is slow and would drop typed text. */
export const RideList = memo(function RideList(props: Props) {
  const { day, rows, shown, filter, totals, messages, heading } = props
  const { ref: focusRef, onFocus, onBlur } = useKeepFocusInList(shown, heading)
  const noteList = useCallback(
    (list: HTMLUListElement) => {
      focusRef.current = list
      const remember = rememberHeights(list)
      return () => {
        focusRef.current = null
        remember()
      }
    },
    [focusRef],
  )
  // After the hook: focus is handled also when the list becomes empty.
  if (rows.length === 0) return null
  const shownIds = new Set(shown.map(({ id }) => id))
  const visible = rows.filter(({ ride }) => !ride || shownIds.has(ride.id))
  const indexes = new Map(visible.map((row, index) => [row, index]))
  const isOverAt = (index: number) => {
    const ride = visible[index]?.ride
    return ride !== undefined && isRideOver(ride)
  }
  return (
    <ul
      className={styles.list}
      aria-label="픽업 목록"
      hidden={shown.length === 0}
      onFocus={onFocus}
      onBlur={onBlur}
      ref={noteList}
    >
      {rows.map((row) => {
        if (!row.ride)
          return (
            <FoldedRides
              key={`more-${row.fold.uid}`}
              day={day}
              fold={row.fold}
              shownIds={shownIds}
              filter={filter}
              total={totals?.[row.fold.uid]}
            />
          )
        const index = indexes.get(row)
        const isOverHere = index !== undefined && isRideOver(row.ride)
        return (
          <RideItem
            key={row.ride.id}
            ride={row.ride}
            messages={messages.get(row.ride.id) ?? noMessages}
            isHidden={index === undefined}
            joinsPrevious={isOverHere && isOverAt(index - 1)}
            joinsNext={isOverHere && isOverAt(index + 1)}
          />
        )
      })}
    </ul>
  )
})

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
