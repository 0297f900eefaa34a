import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { addDays, dayOf } from '@/domain/dates/day'
import { CHANGE_DAYS_MAX } from '@/domain/dates/schedule'
import { now } from '@/platform/clock'
import { Checkbox } from '@/ui/form/Checkbox'
import { TextField } from '@/ui/form/TextField'

/** Beside what takes a decision back. */
export const NOTICE_STAYS = '공지로 알린 것은 그대로예요. 「내용」의 공지에서 내려 주세요.'

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>
  day: FieldPathByValue<Values, string>
  isAnnounced: FieldPathByValue<Values, boolean>
}

/** 「적용일」 and 「공지로 알리기」 of a change of fares or prices. */
export function AnnounceFields<Values extends FieldValues>({
  form,
  day,
  isAnnounced,
}: Props<Values>) {
  const today = dayOf(now())
  return (
    <>
      <TextField
        form={form}
        name={day}
        label="적용일"
        type="date"
        hint={`내일부터 ${CHANGE_DAYS_MAX}일 안의 날`}
        min={addDays(today, 1)}
        max={addDays(today, CHANGE_DAYS_MAX)}
      />
      <Checkbox {...form.register(isAnnounced)} label="공지로 알리기" />
    </>
  )
}
