import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { dayOf } from '@/domain/dates/day'
import { now } from '@/platform/clock'
import { TextField } from '@/ui/form/TextField'

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>
  names: Record<'name' | 'birthday' | 'school', Path<Values>>
  limits: Record<'name' | 'school', number>
}

export function ChildBasics<Values extends FieldValues>({ form, names, limits }: Props<Values>) {
  return (
    <>
      <TextField form={form} name={names.name} label="이름" isRequired limit={limits.name} />
      <TextField
        form={form}
        name={names.birthday}
        label="생년월일"
        type="date"
        max={dayOf(now())}
      />
      <TextField
        form={form}
        name={names.school}
        label="학교"
        placeholder="예) 성동초등학교"
        limit={limits.school}
      />
    </>
  )
}
