import { memo, type RefObject, useCallback } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { isRideOver } from '@/domain/rides/rideBoard'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { Skeleton } from '@/ui/message/Skeleton'
import { useKeepFocusInList } from '../useKeepFocusInList'
import type { MessagesOfRides } from './boardQueries'
import styles from './RideList.module.css'
import { RideItem } from './ride/RideItem'
import { rememberHeights } from './rowHeights'

const noMessages: RideMessage[] = []

interface Props {
  rides: readonly Ride[]
  shown: readonly Ride[]
  messages: MessagesOfRides
  heading: RefObject<HTMLElement | null>
}

/** 「픽업 목록」. Filtered rides are hidden, not unmounted: mounting hundreds of rows is slow and would drop typed text. */
export const RideList = memo(function RideList({ rides, shown, messages, heading }: Props) {
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
  if (rides.length === 0) return null
  const shownIndexes = new Map(shown.map(({ id }, index) => [id, index]))
  const isOverAt = (index: number) => {
    const ride = shown[index]
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
      {rides.map((ride) => {
        const index = shownIndexes.get(ride.id)
        const isOverHere = index !== undefined && isRideOver(ride)
        return (
          <RideItem
            key={ride.id}
            ride={ride}
            messages={messages.get(ride.id) ?? noMessages}
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
