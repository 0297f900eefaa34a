import { Pill } from 'lucide-react'
import { useId, useRef } from 'react'
import {
  canTakeBackRequest,
  dosesOf,
  givenWords,
  keyOfDose,
  type Medication,
  medicationsOfStay,
  requestWords,
} from '@/domain/care/medication'
import { isCancelled, type Stay } from '@/domain/care/stay'
import { dayOf } from '@/domain/dates/day'
import { MayAct } from '@/features/account/MayAct'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { StatusLine } from '../shared/StatusLine'
import { useStatusMessage } from '../shared/useStatusMessage'
import { useTakeBackRequest } from './commands'
import { medicationsQuery } from './queries'
import styles from './StayMedications.module.css'

interface Props {
  stay: Stay
  now: Date
}

/** What is to be given during a stay, and what became of it. */
export const StayMedications = ({ stay, now }: Props) =>
  dayOf(stay.startsAt) < dayOf(now) ? null : <Requests stay={stay} />

function Requests({ stay }: Pick<Props, 'stay'>) {
  const read = useRemoteRead(medicationsQuery(useMember()))
  const status = useRef<HTMLParagraphElement>(null)
  const [message, say] = useStatusMessage()
  const sayTakenBack = () => {
    say('투약 의뢰를 취소했어요.')
    // The pressed button disappears with its line.
    status.current?.focus({ preventScroll: true })
  }
  return (
    <div className="contents">
      <StatusLine message={message} ref={status} />
      <Remote what="투약 의뢰" read={read} focusNext={status}>
        {(all) => {
          const medications = medicationsOfStay(all, stay)
          return (
            medications.length > 0 && (
              <>
                <ul className={`${styles.list} ruled inset icons-18`} aria-label="투약 의뢰">
                  {medications.map((medication) => (
                    <Request
                      key={medication.id}
                      medication={medication}
                      onTakenBack={sayTakenBack}
                    />
                  ))}
                </ul>
                {isCancelled(stay) && medications.some(canTakeBackRequest) && (
                  <p className="note">돌봄이 취소되어 먹이지 않아요.</p>
                )}
              </>
            )
          )
        }}
      </Remote>
    </div>
  )
}

interface RequestProps {
  medication: Medication
  onTakenBack: () => void
}

function Request({ medication, onTakenBack }: RequestProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const command = useTakeBackRequest(onTakenBack)
  return (
    <li>
      <div id={id} className={`${styles.doses} grid gap-2`}>
        {dosesOf([medication]).map((dose) => (
          <p key={keyOfDose(dose)} aria-live="polite" aria-atomic="true">
            <Pill className="muted" aria-hidden="true" />
            <b>{requestWords(dose)}</b>
            {dose.given && (
              <span
                className={`${styles.given} text-14 bold green`}
                data-skipped={dose.given.why !== '' || undefined}
              >
                {givenWords(dose.given)}
              </span>
            )}
          </p>
        ))}
      </div>
      {canTakeBackRequest(medication) && (
        <MayAct>
          <Button
            className="screen-only"
            ref={button}
            tone="text"
            aria-describedby={id}
            isBusy={command.isBusy}
            onClick={() => void command.run(medication)}
          >
            의뢰 취소
          </Button>
        </MayAct>
      )}
      <CommandFailure command={command} focusNext={button} isInline />
    </li>
  )
}
