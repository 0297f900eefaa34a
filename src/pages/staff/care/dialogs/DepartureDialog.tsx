import { useQueryClient } from '@tanstack/react-query'
import { Check, Pill, TriangleAlert } from 'lucide-react'
import { use } from 'react'
import { hasTakenStep, takersOf } from '@/domain/care/attendance'
import { openDoses, openDosesWarning } from '@/domain/care/medication'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { arrivalOf, departureOf, doneWords } from '@/domain/care/stayState'
import { clockTime } from '@/domain/dates/day'
import { leftWithWord } from '@/domain/rides/booked/doorWords'
import { useCommand } from '@/remote/useCommand'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { useStaffMember } from '../../StaffMemberContext'
import { useSendStep, type useStaySteps } from '../commands'
import { FactsOfDay } from '../FactsOfDay'
import { useChildOfStay } from '../row/CareFacts'
import { latestStay } from '../row/latestStay'
import { StepReport } from '../row/StepReport'
import { WhoLine } from '../row/WhoLine'
import styles from './CareDialog.module.css'
import { useSiblingsThere } from './StaysThere'
import { Takers } from './Takers'
import { useDepartureForm } from './useDepartureForm'

interface Props {
  stay: Stay
  steps: ReturnType<typeof useStaySteps>
  isOpen: boolean
  onClose: () => void
}

/** 「하원」 with the taker, none preselected; siblings may leave with them. */
export function DepartureDialog({ stay, steps, isOpen, onClose }: Props) {
  const departure = useDeparture(onClose)
  // A colleague was faster.
  const isOver = departureOf(stay) !== undefined && !departure.isBusy && !departure.unfinished
  return (
    <Dialog title="하원" isOpen={isOpen && !isOver} onClose={onClose} closing="foot" keepMounted>
      {departure.unfinished && <Unfinished stay={stay} departure={departure.unfinished} />}
      <DepartureForm
        stay={stay}
        steps={steps}
        isOpen={isOpen}
        onClose={onClose}
        departure={departure}
      />
    </Dialog>
  )
}

interface FormProps extends Props {
  departure: ReturnType<typeof useDeparture>
}

function DepartureForm({ stay, steps, isOpen, onClose, departure }: FormProps) {
  const { data: child } = useChildOfStay(stay)
  const takers = takersOf(child?.people ?? [])
  const siblings = useSiblingsThere(stay)
  const { unfinished, isBusy } = departure
  const { form, submit, wrong } = useDepartureForm({
    stay,
    siblings,
    takers,
    onChosen: departure.leave,
  })
  const arrivedAt = arrivalOf(stay)
  return (
    <Form
      className="stack-5"
      onSubmit={(event) => {
        if (!unfinished) return submit(event)
        event.preventDefault()
        departure.goOn()
      }}
    >
      {!unfinished && (
        <>
          <WhoLine stay={stay}>
            {arrivedAt && (
              <span className="muted tabular push">{`등원 ${clockTime(arrivedAt)}`}</span>
            )}
          </WhoLine>
          {isOpen && <OpenDosesWarning stay={stay} />}
          <Takers
            stay={stay}
            siblings={siblings}
            takers={takers}
            form={form}
            wrong={wrong}
            isOpen={isOpen}
          />
          {isOpen && <StepReport steps={steps} />}
        </>
      )}
      <DialogFoot onClose={onClose}>
        <Button type="submit" tone="primary" size="large" isBusy={isBusy || steps.isBusy}>
          하원하기
        </Button>
      </DialogFoot>
    </Form>
  )
}

/** What was written and what failed. */
function Unfinished({ stay, departure }: { stay: Stay; departure: UnfinishedDeparture }) {
  const { written, failed, leftWith } = departure
  const names = failed.map(({ childName }) => childName).join(', ')
  return (
    <div className={`${styles.outcome} mb-5 stack-3 icons-20`}>
      <WhoLine stay={stay} />
      <ul role="alert">
        {written.map((each) => (
          <li key={keyOfStay(each)}>
            <Check aria-hidden="true" />
            <span>{doneWords(each)}</span>
          </li>
        ))}
        {failed.map((each) => (
          <li key={keyOfStay(each)} data-failed>
            <TriangleAlert aria-hidden="true" />
            <span>{`${each.childName} 하원을 저장하지 못했어요.`}</span>
          </li>
        ))}
      </ul>
      <p className="note">
        {`「하원하기」를 다시 누르면 ${names}만 다시 저장해요. 데려가는 분: ${leftWith}`}
      </p>
    </div>
  )
}

interface Departure {
  leftWith: string
  isWordChecked: boolean
  stays: readonly Stay[]
  /** Written by an earlier press. */
  written: readonly Stay[]
}

/** Marks children who leave together, each by itself; what failed is left for another press. */
function useDeparture(onDone: () => void) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const sendStep = useSendStep()
  const leaving = useCommand({
    send: async ({ leftWith, isWordChecked, stays, written }: Departure) => {
      const stepOf = (stay: Stay) =>
        ({ kind: 'leave', leftWith: leftWithWord(stay, leftWith, isWordChecked) }) as const
      await Promise.all(stays.map((stay) => sendStep({ stay, step: stepOf(stay) })))
      const latest = stays.map((stay) => latestStay(client, uid, stay))
      return {
        leftWith,
        isWordChecked,
        isTogether: stays.length + written.length > 1,
        written: [...written, ...latest.filter((stay) => hasTakenStep(stay, stepOf(stay)))],
        failed: latest.filter((stay) => !hasTakenStep(stay, stepOf(stay))),
      }
    },
    onDone: ({ failed }) => {
      if (failed.length === 0) onDone()
    },
    failure: '하원을 보내지 못했습니다.',
  })
  const { answer } = leaving
  return {
    leave: (stays: readonly Stay[], leftWith: string, isWordChecked: boolean) =>
      void leaving.run({ stays, leftWith, isWordChecked, written: [] }),
    isBusy: leaving.isBusy,
    /** Of children of whom some could not be marked. */
    unfinished: answer?.isTogether && answer.failed.length > 0 ? answer : undefined,
    goOn: () => {
      if (answer) void leaving.run({ ...answer, stays: answer.failed })
    },
  }
}

type UnfinishedDeparture = NonNullable<ReturnType<typeof useDeparture>['unfinished']>

/** At 「하원」: what was asked for and not given. */
function OpenDosesWarning({ stay }: { stay: Stay }) {
  const open = openDoses(use(FactsOfDay).of(stay).medications)
  if (open.length === 0) return null
  return (
    <p className="on-danger p-3-4 rounded danger bold row-2 icons-20" role="alert">
      <Pill aria-hidden="true" />
      <span>{openDosesWarning(open)}</span>
    </p>
  )
}
