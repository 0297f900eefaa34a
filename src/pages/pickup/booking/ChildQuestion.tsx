import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { suggestedChild } from '@/domain/rides/reservations/rideDraft'
import type { ChildChoice } from '@/features/account/useChildren'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { SelectField } from '@/ui/form/SelectField'

const schema = z.object({
  rows: z.array(z.object({ childId: z.string().check(z.minLength(1, '자녀를 선택해 주세요.')) })),
})

interface Props {
  names: readonly string[]
  childList: readonly ChildChoice[]
  onChoose: (chosen: ReadonlyMap<string, string>) => void
}

/** In 「자녀 선택」: matches a guest's cart with the account's children. */
export function ChildQuestion({ names, childList, onChoose }: Props) {
  const form = useForm({
    defaultValues: {
      rows: names.map((name) => ({ childId: suggestedChild(name, childList)?.id ?? '' })),
    },
    resolver: zodResolver(schema),
  })
  const onContinue = form.handleSubmit(({ rows }) =>
    onChoose(new Map(names.map((name, index) => [name, rows[index]?.childId ?? '']))),
  )
  return (
    <Form className="stack-4" onSubmit={onContinue}>
      <p>누구의 예약인가요?</p>
      {names.map((name, index) => (
        <SelectField key={name} form={form} name={`rows.${index}.childId`} label={name}>
          <option value="">자녀를 선택해 주세요</option>
          {childList.map((child) => (
            <option key={child.id} value={child.id}>
              {child.name}
            </option>
          ))}
        </SelectField>
      ))}
      <Button tone="primary" size="large" isBlock type="submit">
        계속
      </Button>
    </Form>
  )
}
