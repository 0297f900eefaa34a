import { type UseFormReturn, useWatch } from 'react-hook-form'
import { weekdayLabel, weekdaysFromMonday } from '@/domain/dates/day'
import { Checkbox } from '@/ui/form/Checkbox'
import managed from '../../managed/ManagedForm.module.css'
import type { BranchEntry } from './branchForm'

/** 「운영시간」: each weekday from, to or 휴무. */
export function HoursFields({ form }: { form: UseFormReturn<BranchEntry> }) {
  return (
    <fieldset className={`${managed.group} stack-2 min-0 one-column`}>
      <legend className="note bold">운영시간</legend>
      {weekdaysFromMonday.map((weekday) => (
        <Weekday key={weekday} form={form} weekday={weekday} />
      ))}
    </fieldset>
  )
}

interface WeekdayProps {
  form: UseFormReturn<BranchEntry>
  weekday: (typeof weekdaysFromMonday)[number]
}

function Weekday({ form, weekday }: WeekdayProps) {
  const name = `hours.${weekday}` as const
  const isOpen = useWatch({ control: form.control, name: `${name}.isOpen` })
  const wrong = form.formState.errors.hours?.[weekday]?.to?.message
  const day = `${weekdayLabel(weekday)}요일`
  return (
    <div>
      <div className={`${managed.hours} middle wrap-2`}>
        <b>{weekdayLabel(weekday)}</b>
        <input
          type="time"
          aria-label={`${day} 여는 시간`}
          disabled={!isOpen}
          {...form.register(`${name}.from`)}
        />
        <span aria-hidden="true">~</span>
        <input
          type="time"
          aria-label={`${day} 닫는 시간`}
          disabled={!isOpen}
          {...form.register(`${name}.to`)}
        />
        <Checkbox
          label="휴무"
          aria-label={`${day} 휴무`}
          checked={!isOpen}
          onChange={({ target }) =>
            form.setValue(`${name}.isOpen`, !target.checked, {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
        />
      </div>
      {wrong && (
        <p className="danger-note" role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}
