import type { UseFormReturn } from 'react-hook-form'
import { branches } from '@/content/branches'
import { CHOOSE_BRANCH } from '@/domain/orders/order'
import { Field } from '@/ui/Field'
import { useFormField } from '@/ui/useFormField'
import type { OrderEntry } from './orderEntry'

/** Where snacks are handed out. */
export function BranchField({ form }: { form: UseFormReturn<OrderEntry> }) {
  const { error, registered } = useFormField({ form, name: 'branchId' })
  return (
    <Field label="받을 지점" error={error}>
      {(control) => (
        <select {...control} {...registered}>
          <option value="">{CHOOSE_BRANCH}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
