import { memo, use, useRef } from 'react'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { formatTimeSpan } from '@/domain/dates/day'
import { useOnScreen } from '@/platform/page/useOnScreen'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { ShouldReadChildData } from '../ShouldReadChildData'
import { EndedStay } from './EndedStay'
import { OngoingStay } from './OngoingStay'
import styles from './StayRow.module.css'
import type { StayRowProps } from './stayRowProps'

const isSameStay = (a: Stay, b: Stay): boolean =>
  a.bookings.length === b.bookings.length &&
  a.bookings.every((booking, index) => booking === b.bookings[index])

/** So that a tap renders one row of a hundred. */
const isUnchanged = (before: StayRowProps, next: StayRowProps): boolean =>
  isSameStay(before.stay, next.stay) &&
  before.isFolded === next.isFolded &&
  JSON.stringify(before.state) === JSON.stringify(next.state) &&
  before.next === next.next &&
  before.undo === next.undo &&
  before.canCancel === next.canCancel &&
  before.isFuture === next.isFuture &&
  before.isDue === next.isDue &&
  before.isFrozen === next.isFrozen &&
  before.note === next.note &&
  before.family === next.family

/** One screen above and below. */
const NEAR_THE_SCREEN = '100% 0px'

/** A card while something is to be done; then, once the list is put in order, one line. */
export const StayRow = memo(function StayRow(row: StayRowProps) {
  const { stay, state, isFolded } = row
  const element = useRef<HTMLLIElement>(null)
  const shouldReadAll = use(ShouldReadChildData)
  const isNear =
    useOnScreen(element, NEAR_THE_SCREEN) ?? typeof IntersectionObserver === 'undefined'
  return (
    <li
      ref={element}
      className={isFolded ? styles.over : styles.row}
      data-row={keyOfStay(stay)}
      data-state={state.kind}
    >
      <SectionBoundary name={`${stay.childName} ${formatTimeSpan(stay)}`}>
        <ShouldReadChildData value={shouldReadAll || isNear}>
          {isFolded ? <EndedStay {...row} /> : <OngoingStay {...row} />}
        </ShouldReadChildData>
      </SectionBoundary>
    </li>
  )
}, isUnchanged)
