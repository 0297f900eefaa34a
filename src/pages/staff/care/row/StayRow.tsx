import { ChevronDown } from 'lucide-react'
import { memo, use, useRef } from 'react'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { staySummary } from '@/domain/care/stayState'
import { formatTimeSpan } from '@/domain/dates/day'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { mayUse } from '@/domain/staff/staffPerson'
import { useOnScreen } from '@/platform/page/useOnScreen'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { AdjustDialog } from '../../dialogs/AdjustDialog'
import { useDialog } from '../../dialogs/useDialog'
import { OwnFamilyNote } from '../../OwnFamilyNote'
import { useStaffMember } from '../../StaffMemberContext'
import { useStaySteps } from '../commands'
import { NoteDialog } from '../dialogs/NoteDialog'
import { Doses } from '../medicine/Doses'
import { MedicationDetails } from '../medicine/MedicationDetails'
import { ShouldReadChildData } from '../ShouldReadChildData'
import { AgeOfChild, Allergies, ChildDetails, PhotoMark } from './CareFacts'
import { NoteButton } from './NoteButton'
import { OngoingStay } from './OngoingStay'
import { RecordedBy } from './RecordedBy'
import { NextStep, OpenButton, UndoButton } from './StayActions'
import { StayFacts } from './StayFacts'
import styles from './StayRow.module.css'
import { StayTag } from './StayTag'
import { StepReport } from './StepReport'
import type { StayRowProps } from './stayRowProps'
import { UsesBack } from './UsesBack'

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

function EndedStay(row: StayRowProps) {
  const { stay, state, note, next, undo, isFuture, isFrozen } = row
  const steps = useStaySteps(stay)
  const staff = useStaffMember()
  const isOwn = isOwnFamily(staff, stay)
  const noting = useDialog()
  const adjusting = useDialog()
  const isMissed = state.kind === 'absent'
  const hasNote = note !== undefined || state.kind === 'left' || state.kind === 'unmarked'
  return (
    <>
      <StayTag state={state} />
      <details className={`${styles.fold} min-0`}>
        <summary className={`${styles.summary} icons-18 hit grid middle gap-0-2`}>
          <span>
            <b>{stay.childName}</b> <AgeOfChild stay={stay} /> <PhotoMark stay={stay} />
            {stay.bookings[0].isUnreadable && <span>{stay.bookings[0].id}</span>}
          </span>
          <span className={`${styles.with} unless-empty note tabular`}>
            {`${staySummary(state)}${stay.bookings.length > 1 && state.kind !== 'left' ? ` ${formatTimeSpan(stay)}` : ''}`}
          </span>
          <RecordedBy stay={stay} />
          <ChevronDown aria-hidden="true" />
        </summary>
        <div className="pb-2 stack-1 screen-only">
          <Allergies stay={stay} />
          <ChildDetails stay={stay} />
          <StayFacts stay={stay} />
          <Doses stay={stay} canGive={false} />
          <MedicationDetails stay={stay} />
        </div>
      </details>
      {!isFrozen && (
        <div className={`${styles.acts} row wrap to-end screen-only`}>
          <NextStep stay={stay} steps={steps} next={next} tone={isMissed ? 'text' : 'line'} />
          {!isOwn && <UndoButton stay={stay} steps={steps} undo={undo} />}
          {isOwn && <OwnFamilyNote />}
          {!isOwn && mayUse(staff.role, 'balance') && (
            <OpenButton stay={stay} label="조정" onOpen={adjusting.open} />
          )}
          <UsesBack row={row} steps={steps} />
          {hasNote && !isFuture && <NoteButton stay={stay} note={note} onOpen={noting.open} />}
        </div>
      )}
      <StepReport steps={steps} />
      {noting.shown && <NoteDialog stay={stay} note={note} {...noting.shown} />}
      {adjusting.shown && (
        <AdjustDialog
          uid={stay.uid}
          refId={stay.bookings[0].id}
          childName={stay.childName}
          {...adjusting.shown}
        />
      )}
    </>
  )
}
