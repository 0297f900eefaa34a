import { use, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { isOnList, type Taker } from '@/domain/care/attendance'
import { openDoses, openDosesWarning } from '@/domain/care/medication'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { arrivalOf } from '@/domain/care/stayState'
import { clockTime } from '@/domain/dates/day'
import { Checkbox } from '@/ui/form/Checkbox'
import { FactsOfDay } from '../FactsOfDay'
import { useChildOfStay } from '../row/CareFacts'
import styles from './CareDialog.module.css'

interface Props {
  siblings: readonly Stay[]
  field: UseFormRegisterReturn
  taker: Taker | undefined
}

/** The other children of the family who are there; none is ticked. */
export function Siblings({ siblings, field, taker }: Props) {
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

function Sibling({ stay, field, taker }: Omit<Props, 'siblings'> & { stay: Stay }) {
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
