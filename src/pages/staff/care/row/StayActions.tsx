import { Undo2 } from 'lucide-react'
import { type AttendanceStep, attendanceLabels, lastStep } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { useHeld } from '@/platform/page/useHeld'
import { Button } from '@/ui/button/Button'
import type { ButtonLook } from '@/ui/button/buttonLook'
import { useDialog } from '../../dialogs/useDialog'
import type { useStaySteps } from '../commands'
import { DepartureDialog } from '../dialogs/DepartureDialog'
import { ScreenReaderName } from './ScreenReaderName'
import styles from './StayActions.module.css'

interface Props {
  stay: Stay
  steps: ReturnType<typeof useStaySteps>
}

interface NextProps extends Props {
  /** Undefined: only its dialog is left, until it is closed. */
  next: AttendanceStep | undefined
  tone: ButtonLook['tone']
}

export function NextStep({ stay, steps, next, tone }: NextProps) {
  const leaving = useDialog()
  return (
    <>
      {next && (
        <Button
          className={`${styles.next} screen-only`}
          tone={tone}
          isBusy={steps.isBusy}
          onClick={() => (next === 'arrive' ? steps.press({ kind: 'arrive' }) : leaving.open())}
        >
          <span>
            <ScreenReaderName stay={stay} />
            <span>{attendanceLabels[next]}</span>
          </span>
        </Button>
      )}
      {leaving.shown && <DepartureDialog stay={stay} steps={steps} {...leaving.shown} />}
    </>
  )
}

interface UndoProps extends Props {
  /** Undefined once its time is over: the button stays until neither the focus nor the pointer is on it. */
  undo: AttendanceStep | undefined
  /** Beside two other buttons: on a tablet its sign alone is seen. */
  isBrief?: boolean
}

export function UndoButton({ stay, steps, undo, isBrief = false }: UndoProps) {
  const { shown, holds } = useHeld<AttendanceStep | undefined, HTMLButtonElement>(undo)
  const step = undo ?? (shown === lastStep(stay) ? shown : undefined)
  if (!step) return null
  return (
    <Button
      {...holds}
      className={`${styles.undo} screen-only`}
      data-brief={isBrief || undefined}
      tone="text"
      isBusy={steps.isBusy}
      onClick={() => steps.press({ kind: 'undo', step })}
    >
      <Undo2 aria-hidden="true" />
      <span>
        <ScreenReaderName stay={stay} />
        <span className={styles.undoing}>되돌리기</span>
      </span>
    </Button>
  )
}

/** A button of a row that opens one of its dialogs. */
export function OpenButton({
  stay,
  label,
  onOpen,
}: Pick<Props, 'stay'> & { label: string; onOpen: () => void }) {
  return (
    <Button onClick={onOpen}>
      <span>
        <ScreenReaderName stay={stay} />
        <span>{label}</span>
      </span>
    </Button>
  )
}
