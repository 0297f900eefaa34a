import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { MAX_TIMES } from '@/domain/care/medication'
import type { Stay } from '@/domain/care/stay'
import { clockTime, formatTimeSpan } from '@/domain/dates/day'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import { TextField } from '@/ui/form/TextField'
import styles from './MedicationForm.module.css'
import type { MedicationValues } from './useMedicationForm'

interface Props {
  form: UseFormReturn<MedicationValues>
  stay: Stay
}

/** One to three times within the stay. */
export function DoseTimes({ form, stay }: Props) {
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'times' })
  const take = () => {
    remove(fields.length - 1)
    add.current?.focus({ preventScroll: true })
  }
  return (
    <fieldset className="stack-2" aria-labelledby={id}>
      <legend className={`${styles.legend} mb-2 bold note`} id={id}>
        시간
      </legend>
      <p className="note">{`돌봄 시간 ${formatTimeSpan(stay)}`}</p>
      <div className={`${styles.times} grid gap-2`}>
        {fields.map((field, index) => (
          <TextField
            key={field.id}
            form={form}
            name={`times.${index}.time`}
            label={`${index + 1}번째 시간`}
            type="time"
            min={clockTime(stay.startsAt)}
            max={clockTime(stay.endsAt)}
          />
        ))}
      </div>
      <div className="flex gap-2">
        <Button
          ref={add}
          aria-disabled={fields.length >= MAX_TIMES || undefined}
          // The field keeps the focus: its message would move the button away from under the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => fields.length < MAX_TIMES && append({ time: '' })}
        >
          <Plus aria-hidden="true" />
          <span>시간 추가</span>
        </Button>
        {fields.length > 1 && (
          <IconButton label={`${fields.length}번째 시간 빼기`} onClick={take}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </fieldset>
  )
}
