import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { staySummary } from '@/domain/care/stayState'
import { formatTimeSpan } from '@/domain/dates/day'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { Button } from '@/ui/button/Button'
import { OwnFamilyNote } from '../../OwnFamilyNote'
import { useStaffMember } from '../../StaffMemberContext'
import { usesReturnedQuery } from '../careQueries'
import { AdjustDialog } from '../dialogs/AdjustDialog'
import { NoteDialog } from '../dialogs/NoteDialog'
import { useDialog } from '../dialogs/useDialog'
import { AgeOfChild, Allergies, ChildDetails } from './CareFacts'
import { NoteButton } from './NoteButton'
import { ScreenReaderName } from './ScreenReaderName'
import { NextStep, OpenButton, UndoButton } from './StayActions'
import styles from './StayRow.module.css'
import { StayTag } from './StayTag'
import { StepReport } from './StepReport'
import type { StayRowProps } from './stayRowProps'
import { useStaySteps } from './useStaySteps'

export function EndedStay(row: StayRowProps) {
  const { stay, state, note, next, undo, isFuture, isFrozen } = row
  const steps = useStaySteps(stay)
  const isOwn = isOwnFamily(useStaffMember(), stay)
  const noting = useDialog()
  const adjusting = useDialog()
  const isMissed = state.kind === 'absent'
  const hasNote = note !== undefined || state.kind === 'left' || state.kind === 'unmarked'
  return (
    <>
      <StayTag state={state} />
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <span>
            <b>{stay.childName}</b> <AgeOfChild stay={stay} />
            {stay.bookings[0].isUnreadable && <span>{stay.bookings[0].id}</span>}
          </span>
          <span className={styles.with}>
            {`${staySummary(state)}${stay.bookings.length > 1 && state.kind !== 'left' ? ` ${formatTimeSpan(stay)}` : ''}`}
          </span>
          <ChevronDown aria-hidden="true" />
        </summary>
        <div className={styles.unfolded}>
          <Allergies stay={stay} />
          <ChildDetails stay={stay} />
        </div>
      </details>
      {!isFrozen && (
        <div className={styles.acts}>
          <NextStep stay={stay} steps={steps} next={next} tone={isMissed ? 'text' : 'line'} />
          {undo && !isOwn && <UndoButton stay={stay} steps={steps} undo={undo} />}
          {isOwn ? (
            <OwnFamilyNote />
          ) : (
            <OpenButton stay={stay} label="조정" onOpen={adjusting.open} />
          )}
          {(isMissed || state.kind === 'cancelled') && (
            <Uses row={row} steps={steps} canGiveBack={isMissed && !isOwn} />
          )}
          {hasNote && !isFuture && <NoteButton stay={stay} note={note} onOpen={noting.open} />}
        </div>
      )}
      <StepReport steps={steps} />
      {noting.isMounted && (
        <NoteDialog stay={stay} note={note} isOpen={noting.isOpen} onClose={noting.close} />
      )}
      {adjusting.isMounted && (
        <AdjustDialog stay={stay} isOpen={adjusting.isOpen} onClose={adjusting.close} />
      )}
    </>
  )
}

interface UsesProps {
  row: StayRowProps
  steps: ReturnType<typeof useStaySteps>
  canGiveBack: boolean
}

/** A missed stay: its uses are returned, or the button that returns them. */
function Uses({ row: { stay }, steps, canGiveBack }: UsesProps) {
  const { uid } = useStaffMember()
  const { data: areGivenBack } = useQuery(usesReturnedQuery(uid, stay))
  const hasPass = stay.bookings.some(({ passId }) => passId !== undefined)
  if (!hasPass) return null
  if (areGivenBack) return <p className={styles.givenBack}>이용권을 돌려드렸어요.</p>
  if (!canGiveBack || areGivenBack === undefined) return null
  return (
    <Button isBusy={steps.isBusy} onClick={() => steps.press({ kind: 'returnUses' })}>
      <span>
        <ScreenReaderName stay={stay} />
        <span>이용권 돌려주기</span>
      </span>
    </Button>
  )
}
