import { Ban, Check, Pill, Undo2 } from 'lucide-react'
import { use, useId } from 'react'
import {
  canTakeBackDose,
  checkWhy,
  type Dose,
  doseName,
  dosesOf,
  doseUrgency,
  doseWords,
  type GivenDose,
  givenWords,
  keyOfDose,
  medicationLimits,
} from '@/domain/care/medication'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { unsentText } from '@/stores/staffStrip'
import { Button } from '@/ui/button/Button'
import { focusIfLost } from '@/ui/focusOnMount'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { ReasonDialog } from '../../dialogs/ReasonDialog'
import { useDialog } from '../../dialogs/useDialog'
import { useStaffMember } from '../../StaffMemberContext'
import { FactsOfDay } from '../FactsOfDay'
import { WhoLine } from '../row/WhoLine'
import styles from './Doses.module.css'
import { doseStepWords, useDoseCommand } from './useDoseCommand'

interface Props {
  stay: Stay
  /** Between 등원 and 하원, on the day. */
  canGive: boolean
}

/** What is to be given during a stay, and what became of it. */
export function Doses({ stay, canGive }: Props) {
  const { medications } = use(FactsOfDay).of(stay)
  if (medications.length === 0) return null
  return (
    <fieldset
      className={`${styles.doses} screen-only mt-2 stack-1`}
      aria-label={`${stay.childName} 약`}
    >
      {dosesOf(medications).map((dose) => (
        <DoseLine key={keyOfDose(dose)} stay={stay} dose={dose} canGive={canGive} />
      ))}
    </fieldset>
  )
}

interface LineProps extends Props {
  dose: Dose
}

function DoseLine({ stay, dose, canGive }: LineProps) {
  const id = useId()
  const command = useDoseCommand(stay, dose)
  const time = useNow() ?? now()
  const { given } = dose
  const canPress = canGive && !given
  const urgency = canPress ? doseUrgency(dose, time) : undefined
  const step = command.given?.kind ?? 'give'
  return (
    <div
      className={`${styles.line} wrap hit rounded row`}
      data-open={canPress || undefined}
      data-due={urgency ? true : undefined}
    >
      <p id={id}>
        {given ? <GivenSign given={given} /> : <Pill aria-hidden="true" />}
        {urgency && (
          <span
            className={`${styles.tag} text-14 extrabold nowrap`}
            data-late={urgency.isLate || undefined}
          >
            {urgency.words}
          </span>
        )}
        <b>{doseWords(dose)}</b>
        {given && <span className="note bold">{givenWords(given)}</span>}
      </p>
      {canPress && <GiveButtons stay={stay} dose={dose} command={command} describedBy={id} />}
      {given && (
        <TakeBack stay={stay} given={given} now={time} command={command} describedBy={id} />
      )}
      {command.failure && !command.isBusy && (
        <div className={`${styles.failed} danger semibold stack-1`}>
          <p>{unsentText(doseStepWords(stay, dose, step))}</p>
          <FailureMessage isInline failure={command.failure} />
        </div>
      )}
    </div>
  )
}

const GivenSign = ({ given: { why } }: { given: GivenDose }) =>
  why === '' ? <Check data-given aria-hidden="true" /> : <Ban aria-hidden="true" />

interface ButtonProps {
  command: ReturnType<typeof useDoseCommand>
  describedBy: string
}

function GiveButtons({
  stay,
  dose,
  command,
  describedBy,
}: ButtonProps & Pick<LineProps, 'stay' | 'dose'>) {
  const notGiving = useDialog()
  const isDue = doseUrgency(dose, useNow() ?? now()) !== undefined
  return (
    <div className={`${styles.buttons} flex gap-2 to-end`}>
      <Button tone="line" aria-describedby={describedBy} onClick={notGiving.open}>
        주지 않았어요
      </Button>
      <Button
        ref={command.given && focusIfLost}
        tone={isDue ? 'primary' : 'line'}
        isBusy={command.isBusy}
        onClick={() => void command.run({ kind: 'give' }, { row: keyOfStay(stay) })}
      >
        <span>
          <span className="sr-only">{`${stay.childName} ${doseName(dose)} `}</span>
          <span>먹였어요</span>
        </span>
      </Button>
      {notGiving.shown && (
        <NotGivenDialog stay={stay} dose={dose} command={command} {...notGiving.shown} />
      )}
    </div>
  )
}

function TakeBack({
  stay,
  given,
  now: time,
  command,
  describedBy,
}: ButtonProps & { stay: Stay; given: GivenDose; now: Date }) {
  const { uid } = useStaffMember()
  if (!canTakeBackDose(given, uid, time)) return null
  return (
    <Button
      ref={command.given && focusIfLost}
      className={styles.undo}
      tone="text"
      aria-describedby={describedBy}
      isBusy={command.isBusy}
      onClick={() => void command.run({ kind: 'undo' }, { row: keyOfStay(stay) })}
    >
      <Undo2 aria-hidden="true" />
      <span>되돌리기</span>
    </Button>
  )
}

interface NotGivenDialogProps {
  stay: Stay
  dose: Dose
  command: ReturnType<typeof useDoseCommand>
  isOpen: boolean
  onClose: () => void
}

/** 「주지 않았어요」 */
const NotGivenDialog = ({ stay, dose, command, ...dialog }: NotGivenDialogProps) => (
  <ReasonDialog
    {...dialog}
    title="주지 않았어요"
    label="기록하기"
    tone="primary"
    check={checkWhy}
    limit={medicationLimits.why}
    command={{ ...command, failure: command.isBusy ? undefined : command.failure }}
    onSend={(why, onDone) =>
      void command.run({ kind: 'skip', why }, { onDone, row: keyOfStay(stay) })
    }
    about={
      <WhoLine stay={stay}>
        <span className="muted tabular push">{doseWords(dose)}</span>
      </WhoLine>
    }
  />
)
