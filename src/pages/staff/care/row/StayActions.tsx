import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { Undo2 } from 'lucide-react'
import { type AttendanceStep, attendanceLabels } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { useIsStable } from '@/platform/page/useIsStable'
import { Button } from '@/ui/button/Button'
import type { ButtonLook } from '@/ui/button/buttonLook'
import { OwnFamilyNote } from '../../OwnFamilyNote'
import { AdjustDialog } from '../dialogs/AdjustDialog'
import { CancelStayDialog } from '../dialogs/CancelStayDialog'
import { DepartureDialog } from '../dialogs/DepartureDialog'
import { useDialog } from '../dialogs/useDialog'
import { ScreenReaderName } from './ScreenReaderName'
import styles from './StayActions.module.css'
import type { StayRowProps } from './stayRowProps'
import type { useStaySteps } from './useStaySteps'

/** After a step its button ignores presses for this long, so that a double tap is one step. */
const DOUBLE_TAP_GUARD_MS = secondsToMilliseconds(1)

interface Props {
  row: StayRowProps
  steps: ReturnType<typeof useStaySteps>
  isOwn: boolean
}

function toneOf({ state, next, isDue }: StayRowProps): ButtonLook['tone'] {
  if (next === 'arrive') return isDue ? 'primary' : 'tonal'
  return state.kind === 'arrived' && state.overMin !== undefined ? 'primary' : 'line'
}

export function StayActions({ row, steps, isOwn }: Props) {
  const { stay, next, undo, canCancel } = row
  const cancelling = useDialog()
  return (
    <>
      {next && <NextStep stay={stay} steps={steps} next={next} tone={toneOf(row)} />}
      {isOwn ? (
        <OwnFamilyNote className={styles.own} />
      ) : (
        <div className={styles.more}>
          <AdjustButton row={row} />
          {canCancel && (
            <Button tone="text" onClick={cancelling.open}>
              <span>
                <ScreenReaderName stay={stay} />
                <span>예약 취소</span>
              </span>
            </Button>
          )}
          {undo && <UndoButton stay={stay} steps={steps} undo={undo} />}
        </div>
      )}
      {cancelling.isMounted && (
        <CancelStayDialog stay={stay} isOpen={cancelling.isOpen} onClose={cancelling.close} />
      )}
    </>
  )
}

interface NextProps extends Pick<Props, 'steps'> {
  stay: Stay
  next: AttendanceStep
  tone: ButtonLook['tone']
}

export function NextStep({ stay, steps, next, tone }: NextProps) {
  const isSettled = useIsStable(next, DOUBLE_TAP_GUARD_MS)
  const leaving = useDialog()
  const isBusy = steps.isBusy || !isSettled
  return (
    <>
      <Button
        className={styles.next}
        tone={tone}
        isBusy={isBusy}
        onClick={() => (next === 'arrive' ? steps.press({ kind: 'arrive' }) : leaving.open())}
      >
        <span>
          <ScreenReaderName stay={stay} />
          <span>{attendanceLabels[next]}</span>
        </span>
      </Button>
      {leaving.isMounted && (
        <DepartureDialog
          stay={stay}
          steps={steps}
          isOpen={leaving.isOpen && next === 'leave'}
          onClose={leaving.close}
        />
      )}
    </>
  )
}

interface UndoProps extends Pick<Props, 'steps'> {
  stay: Stay
  undo: AttendanceStep
}

export function UndoButton({ stay, steps, undo }: UndoProps) {
  return (
    <Button
      className={styles.undo}
      tone="text"
      isBusy={steps.isBusy}
      onClick={() => steps.press({ kind: 'undo', step: undo })}
    >
      <Undo2 aria-hidden="true" />
      <span>
        <ScreenReaderName stay={stay} />
        <span>되돌리기</span>
      </span>
    </Button>
  )
}

export function AdjustButton({ row: { stay } }: Pick<Props, 'row'>) {
  const adjusting = useDialog()
  return (
    <>
      <Button tone="text" onClick={adjusting.open}>
        <span>
          <ScreenReaderName stay={stay} />
          <span>조정</span>
        </span>
      </Button>
      {adjusting.isMounted && (
        <AdjustDialog stay={stay} isOpen={adjusting.isOpen} onClose={adjusting.close} />
      )}
    </>
  )
}
