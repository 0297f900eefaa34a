import { ChevronDown } from 'lucide-react'
import { use, useId, useState } from 'react'
import { checkCancelReason, countUses, MAX_CANCEL_REASON } from '@/domain/care/attendance'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import {
  arrivalOf,
  isOngoing,
  isResting,
  type StayState,
  staySummary,
} from '@/domain/care/stayState'
import { formatTimeSpan } from '@/domain/dates/day'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { mayUse } from '@/domain/staff/staffPerson'
import { AdjustDialog } from '@/pages/staff/dialogs/AdjustDialog'
import { ReasonDialog } from '@/pages/staff/dialogs/ReasonDialog'
import { useDialog } from '@/pages/staff/dialogs/useDialog'
import { OwnFamilyNote } from '@/pages/staff/OwnFamilyNote'
import { useStaffMember } from '@/pages/staff/StaffMemberContext'
import { Button } from '@/ui/button/Button'
import type { ButtonLook } from '@/ui/button/buttonLook'
import type { Elements } from '@/ui/elements'
import { useCancelStay, useStaySteps } from '../commands'
import { NoteDialog } from '../dialogs/NoteDialog'
import { FactsOfDay } from '../FactsOfDay'
import { Doses } from '../medicine/Doses'
import { MedicationDetails } from '../medicine/MedicationDetails'
import { AgeOfChild, Allergies, ChildDetails, PhotoMark } from './CareFacts'
import { NoteButton } from './NoteButton'
import { RecordedBy } from './RecordedBy'
import { ScreenReaderName } from './ScreenReaderName'
import { NextStep, OpenButton, UndoButton } from './StayActions'
import { StayFacts } from './StayFacts'
import styles from './StayRow.module.css'
import { StayTag } from './StayTag'
import { StepReport } from './StepReport'
import type { StayRowProps } from './stayRowProps'
import { UsesBack } from './UsesBack'
import { WhoLine } from './WhoLine'

/** A stay with what is to be done next; what is seldom done stands behind 「더 보기」. */
export function OngoingStay(row: StayRowProps) {
  const { stay, state, next, undo, isFrozen, note } = row
  const isOwn = isOwnFamily(useStaffMember(), stay)
  const steps = useStaySteps(stay)
  const noting = useDialog()
  const hasArrived = arrivalOf(stay) !== undefined
  const noteButton = <NoteButton stay={stay} note={note} onOpen={noting.open} />
  return (
    <>
      <div className={`${styles.name} row wrap`}>
        <Name row={row} />
        <StayTag state={state} />
        {!isOngoing(state) && <p className="note tabular">{staySummary(state)}</p>}
        <RecordedBy stay={stay} />
        <Allergies stay={stay} />
      </div>
      <ChildDetails stay={stay} />
      <StayFacts stay={stay} />
      <Doses stay={stay} canGive={next === 'leave' && !isFrozen} />
      {!isFrozen && (
        <>
          <div className={`${styles.side} wrap mt-2 flex to-end screen-only`}>
            {!isOwn && <UndoButton stay={stay} steps={steps} undo={undo} isBrief />}
            {hasArrived && noteButton}
            <UsesBack row={row} steps={steps} />
            <NextStep stay={stay} steps={steps} next={next} tone={toneOf(row)} />
          </div>
          <MoreActions row={row} isOwn={isOwn}>
            {!hasArrived && !row.isFuture && noteButton}
          </MoreActions>
        </>
      )}
      {isOwn && <OwnFamilyNote className={styles.own} />}
      <StepReport steps={steps} />
      {noting.shown && <NoteDialog stay={stay} note={note} {...noting.shown} />}
    </>
  )
}

const isTooLong = (state: StayState): boolean =>
  state.kind === 'arrived' && state.overMin !== undefined

function toneOf({ state, next, isDue }: StayRowProps): ButtonLook['tone'] {
  if (next === 'arrive') return isDue && !isResting(state) ? 'primary' : 'tonal'
  return isTooLong(state) ? 'primary' : 'line'
}

function Name({ row: { stay, family } }: { row: StayRowProps }) {
  return (
    <p>
      <b className="text-18 extrabold tight">{stay.childName}</b> <AgeOfChild stay={stay} />{' '}
      <PhotoMark stay={stay} />
      {stay.bookings[0].isUnreadable && (
        <span className={`${styles.span} note bold tabular nowrap on-sunken`}>
          {stay.bookings[0].id}
        </span>
      )}
      {stay.bookings.length > 1 && (
        <span className={`${styles.span} note bold tabular nowrap on-sunken`}>
          {formatTimeSpan(stay)}
        </span>
      )}
      {family !== undefined && (
        <span
          className={`${styles.span} note bold tabular nowrap on-sunken`}
        >{`한 가족 ${family}명`}</span>
      )}
    </p>
  )
}

interface MoreProps {
  row: StayRowProps
  isOwn: boolean
  children: Elements
}

/** 「더 보기」 and what it opens; a colleague decides about the money of a teacher's own child. */
function MoreActions({ row: { stay, canCancel }, isOwn, children }: MoreProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const mayAdjust = mayUse(useStaffMember().role, 'balance') && !isOwn
  const hasMedications = use(FactsOfDay).of(stay).medications.length > 0
  const adjusting = useDialog()
  const cancelling = useDialog()
  const dialogs = (
    <>
      {adjusting.shown && (
        <AdjustDialog
          uid={stay.uid}
          refId={stay.bookings[0].id}
          childName={stay.childName}
          {...adjusting.shown}
        />
      )}
      {cancelling.shown && <CancelStayDialog stay={stay} {...cancelling.shown} />}
    </>
  )
  if (!children && !mayAdjust && !hasMedications && (isOwn || !canCancel)) return dialogs
  return (
    <>
      <Button
        className={styles.toggle}
        tone="text"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="sr-only">
          <ScreenReaderName stay={stay} />
          <span>더 보기</span>
        </span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </Button>
      <div className={`${styles.more} wrap-2 mt-2 to-end screen-only`} id={id} hidden={!isOpen}>
        <MedicationDetails stay={stay} />
        {children}
        {mayAdjust && <OpenButton stay={stay} label="조정" onOpen={adjusting.open} />}
        {!isOwn && canCancel && (
          <OpenButton stay={stay} label="예약 취소" onOpen={cancelling.open} />
        )}
      </div>
      {dialogs}
    </>
  )
}

interface CancelProps {
  stay: Stay
  isOpen: boolean
  onClose: () => void
}

function CancelStayDialog({ stay, ...dialog }: CancelProps) {
  const command = useCancelStay()
  const uses = countUses(stay)
  return (
    <ReasonDialog
      {...dialog}
      title="예약 취소"
      label="예약 취소하기"
      check={checkCancelReason}
      limit={MAX_CANCEL_REASON}
      hint={uses > 0 ? `보호자에게 보여요. 이용권 ${uses}회가 돌아가요.` : '보호자에게 보여요.'}
      command={command}
      onSend={(reason, onDone) =>
        void command.run({ stay, reason }, { row: keyOfStay(stay), onDone })
      }
      about={
        <WhoLine stay={stay}>
          <span className="muted tabular push">{formatTimeSpan(stay)}</span>
        </WhoLine>
      }
    />
  )
}
