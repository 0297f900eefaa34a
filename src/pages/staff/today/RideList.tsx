import { memo, type RefObject, useCallback } from 'react'
import type { Ride } from '@/domain/rides/booked/ride'
import { type BoardFilter, isRideOver } from '@/domain/rides/booked/rideBoard'
import type { BoardRow } from '@/domain/rides/booked/rideFolds'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { inDocument, keyOfRow } from '@/domain/staff/rideRows'
import type { SteadyRow } from '@/domain/staff/steadyOrder'
import { Skeleton } from '@/ui/message/Skeleton'
import { useKeepFocusInList } from '../useKeepFocusInList'
import { FoldedRides } from './FoldedRides'
import type { MessagesOfRides } from './queries'
import styles from './RideList.module.css'
import { RideItem } from './ride/RideItem'
import { rememberHeights } from './rowHeights'

const noMessages: RideMessage[] = []

interface Props {
  day: string
  rows: readonly BoardRow[]
  /** Those that are shown, in their order and look. */
  shown: readonly SteadyRow[]
  filter: BoardFilter
  /** Rides of the day by family, where not all have come. */
  totals: Readonly<Record<string, number>> | undefined
  messages: MessagesOfRides
  heading: RefObject<HTMLElement | null>
}

/** 「픽업 목록」. Filtered rides are hidden, not unmounted: mounting hundreds of rows is slow and would drop typed text. */
export const RideList = memo(function RideList(props: Props) {
  const { day, rows, shown, filter, totals, messages, heading } = props
  const { ref: focusRef, ...focus } = useKeepFocusInList([rows, shown], heading)
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
  const looks = new Map(shown.map((row) => [row.key, row]))
  const byKey = new Map(rows.map((row) => [keyOfRow(row), row]))
  const visible = shown.flatMap(({ key }) => byKey.get(key) ?? [])
  const indexes = new Map(visible.map((row, index) => [row, index]))
  const isFoldedAt = (index: number) => {
    const row = visible[index]
    return row !== undefined && looks.get(keyOfRow(row))?.isFolded === true
  }
  const rideOf = (ride: Ride) => ({
    ride,
    messages: messages.get(ride.id) ?? noMessages,
    isFolded: looks.get(ride.id)?.isFolded ?? isRideOver(ride),
  })
  return (
    <ul
      className={styles.list}
      aria-label="픽업 목록"
      hidden={visible.length === 0}
      {...focus}
      ref={noteList}
    >
      {inDocument(rows, visible).map(({ row, isShown }) => {
        if (!row.ride)
          return (
            <FoldedRides
              key={keyOfRow(row)}
              day={day}
              fold={row.fold}
              shown={looks}
              filter={filter}
              total={totals?.[row.fold.uid]}
            />
          )
        const index = indexes.get(row) ?? -1
        const isFoldedHere = isShown && isFoldedAt(index)
        return (
          <RideItem
            key={row.ride.id}
            {...rideOf(row.ride)}
            isHidden={!isShown}
            joinsPrevious={isFoldedHere && isFoldedAt(index - 1)}
            joinsNext={isFoldedHere && isFoldedAt(index + 1)}
          />
        )
      })}
    </ul>
  )
})

export function RideListWaiting() {
  return (
    <div className="stack-3">
      <p className="sr-only" role="status">
        픽업 목록을 불러오고 있어요.
      </p>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} height="220px" />
      ))}
    </div>
  )
}
