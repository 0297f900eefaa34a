import { memo, use, useRef } from 'react'
import type { Stay } from '@/domain/care/stay'
import type { StayState } from '@/domain/care/stayState'
import { formatTimeSpan } from '@/domain/dates/day'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { useOnScreen } from '@/platform/page/useOnScreen'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { useStaffMember } from '../../StaffMemberContext'
import { ShouldReadChildData } from '../ShouldReadChildData'
import { AgeOfChild, Allergies, ChildDetails } from './CareFacts'
import { EndedStay } from './EndedStay'
import { NoteButton } from './NoteButton'
import { StayActions } from './StayActions'
import styles from './StayRow.module.css'
import { StayTag } from './StayTag'
import { StepReport } from './StepReport'
import type { StayRowProps } from './stayRowProps'
import { useStaySteps } from './useStaySteps'

const isSameStay = (a: Stay, b: Stay): boolean =>
  a.bookings.length === b.bookings.length &&
  a.bookings.every((booking, index) => booking === b.bookings[index])

/** So that a tap renders one row of a hundred. */
const isUnchanged = (before: StayRowProps, next: StayRowProps): boolean =>
  isSameStay(before.stay, next.stay) &&
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

/** A card while something is to be done, then one line. */
export const StayRow = memo(function StayRow(row: StayRowProps) {
  const { stay, state } = row
  const element = useRef<HTMLLIElement>(null)
  const shouldReadAll = use(ShouldReadChildData)
  const isNear =
    useOnScreen(element, NEAR_THE_SCREEN) ?? typeof IntersectionObserver === 'undefined'
  const isOngoing = ['booked', 'late', 'arrived'].includes(state.kind)
  return (
    <li
      ref={element}
      className={isOngoing ? styles.row : styles.over}
      data-state={isTooLong(state) ? 'too-long' : state.kind}
    >
      <SectionBoundary name={`${stay.childName} ${formatTimeSpan(stay)}`}>
        <ShouldReadChildData value={shouldReadAll || isNear}>
          {isOngoing ? <OngoingStay {...row} /> : <EndedStay {...row} />}
        </ShouldReadChildData>
      </SectionBoundary>
    </li>
  )
}, isUnchanged)

const isTooLong = (state: StayState): boolean =>
  state.kind === 'arrived' && state.overMin !== undefined

function OngoingStay(row: StayRowProps) {
  const { stay, state, family, isFuture, isFrozen, note } = row
  const staff = useStaffMember()
  const steps = useStaySteps(stay)
  return (
    <>
      <StayTag state={state} />
      <p className={styles.name}>
        <b>{stay.childName}</b> <AgeOfChild stay={stay} />
        {stay.bookings[0].isUnreadable && (
          <span className={styles.span}>{stay.bookings[0].id}</span>
        )}
        {stay.bookings.length > 1 && <span className={styles.span}>{formatTimeSpan(stay)}</span>}
        {family !== undefined && <span className={styles.span}>{`한 가족 ${family}명`}</span>}
      </p>
      <Allergies stay={stay} />
      <ChildDetails stay={stay} />
      {!isFrozen && (
        <div className={styles.side}>
          {!isFuture && <NoteButton stay={stay} note={note} />}
          <StayActions row={row} steps={steps} isOwn={isOwnFamily(staff, stay)} />
        </div>
      )}
      <StepReport childName={stay.childName} steps={steps} />
    </>
  )
}
