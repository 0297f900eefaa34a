import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { use, useDeferredValue, useId } from 'react'
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { asksForWord, isOnList, MAX_TAKER_NAME, type Taker } from '@/domain/care/attendance'
import { openDoses, openDosesWarning } from '@/domain/care/medication'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { arrivalOf } from '@/domain/care/stayState'
import { clockTime } from '@/domain/dates/day'
import { doorQuestions } from '@/domain/rides/booked/doorWords'
import { staffStatusLabels } from '@/domain/rides/booked/ride'
import { Checkbox } from '@/ui/form/Checkbox'
import { RadioRow } from '@/ui/form/RadioRow'
import { TextField } from '@/ui/form/TextField'
import { useStaffMember } from '../../StaffMemberContext'
import { FactsOfDay } from '../FactsOfDay'
import { ridesAboutStayQuery } from '../queries'
import { ParentPhone, useChildOfStay } from '../row/CareFacts'
import styles from './CareDialog.module.css'
import type { useDepartureForm } from './useDepartureForm'

interface Props {
  stay: Stay
  siblings: readonly Stay[]
  takers: readonly Taker[]
  form: ReturnType<typeof useDepartureForm>['form']
  wrong: string | undefined
  isOpen: boolean
}

/** Who takes the child, and who goes with it. */
export function Takers({ stay, siblings, takers, form, wrong, isOpen }: Props) {
  const legendId = useId()
  const takerId = useWatch({ control: form.control, name: 'takerId' })
  const chosen = takers.find(({ id }) => id === takerId)
  const pickup = usePickup(stay, isOpen)
  return (
    <>
      <div role="radiogroup" aria-labelledby={legendId}>
        <p className="note mb-2 bold" id={legendId}>
          데려가는 분
        </p>
        <div className={`${styles.choices} stack-2`}>
          {takers.map(({ id, kind, label, phone }) => (
            <RadioRow
              key={id}
              {...form.register('takerId')}
              value={id}
              label={label}
              note={kind === 'pickup' ? pickup : phone && <span className="nowrap">{phone}</span>}
            />
          ))}
        </div>
        {wrong && (
          <p className="danger-note mt-2" role="alert">
            {wrong}
          </p>
        )}
        {chosen?.kind === 'other' && (
          <div className={`${styles.other} inset stack-2 mt-2 p-4`}>
            <TextField form={form} name="name" label="이름" limit={MAX_TAKER_NAME} />
            <p className="gap-6px danger-note row icons-18">
              <TriangleAlert aria-hidden="true" />
              <span>보호자에게 전화로 확인해 주세요.</span>
            </p>
            <ParentPhone stay={stay} />
          </div>
        )}
      </div>
      {siblings.length > 0 && (
        <Siblings siblings={siblings} field={form.register('siblings')} taker={chosen} />
      )}
      {chosen && asksForWord(chosen) && (
        <DoorQuestion stay={stay} siblings={siblings} form={form} />
      )}
    </>
  )
}

/** The word at the door, of the children who are about to leave. */
function DoorQuestion({ stay, siblings, form }: Pick<Props, 'stay' | 'siblings' | 'form'>) {
  const along = useWatch({ control: form.control, name: 'siblings' })
  const questions = doorQuestions([
    stay,
    ...siblings.filter((each) => along.includes(keyOfStay(each))),
  ])
  if (questions.length === 0) return null
  return (
    <div className="inset stack-2 p-4">
      {questions.map((question) => (
        <p key={question} className="semibold">
          {question}
        </p>
      ))}
      <Checkbox {...form.register('isWordChecked')} label="암호를 확인했어요" />
    </div>
  )
}

/** Start and status of the child's ride today; undefined without one. */
function usePickup(stay: Stay, isOpen: boolean): string | undefined {
  const staff = useStaffMember()
  // The dialog is painted before it reads.
  const isShown = useDeferredValue(isOpen, false)
  const { data: rides = [] } = useQuery({ ...ridesAboutStayQuery(staff, stay), enabled: isShown })
  const ride = rides.find(
    ({ childId, status, startsAt }) =>
      childId === stay.childId &&
      !['cancelled', 'declined'].includes(status) &&
      startsAt >= stay.startsAt,
  )
  return ride && `${clockTime(ride.startsAt)} ${staffStatusLabels[ride.status]}`
}

interface SiblingsProps {
  siblings: readonly Stay[]
  field: UseFormRegisterReturn
  taker: Taker | undefined
}

/** The other children of the family who are there; none is ticked. */
function Siblings({ siblings, field, taker }: SiblingsProps) {
  return (
    <fieldset>
      <legend className="note mb-2 bold">형제자매</legend>
      <div className={`${styles.choices} stack-2`}>
        {siblings.map((stay) => (
          <Sibling key={keyOfStay(stay)} stay={stay} field={field} taker={taker} />
        ))}
      </div>
    </fieldset>
  )
}

function Sibling({ stay, field, taker }: Omit<SiblingsProps, 'siblings'> & { stay: Stay }) {
  const id = useId()
  const { data: child } = useChildOfStay(stay)
  const arrivedAt = arrivalOf(stay)
  const open = openDoses(use(FactsOfDay).of(stay).medications)
  const isStranger = taker !== undefined && child && !isOnList(taker, child.people)
  return (
    <div>
      <Checkbox
        {...field}
        value={keyOfStay(stay)}
        label={`${stay.childName}도 함께`}
        aria-describedby={id}
      />
      <p className={`${styles.sibling} unless-empty note tabular`} id={id}>
        {arrivedAt && <span>{`등원 ${clockTime(arrivedAt)}`}</span>}{' '}
        {isStranger && (
          <span className="danger-note">{`${stay.childName}의 명단에 없는 분이에요.`}</span>
        )}
        {open.length > 0 && <span className="danger-note">{openDosesWarning(open)}</span>}
      </p>
    </div>
  )
}
