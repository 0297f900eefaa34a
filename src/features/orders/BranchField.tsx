import type { UseFormReturn } from 'react-hook-form'
import { branchOptions } from '@/content/branches/branchNames'
import { CHOOSE_BRANCH } from '@/domain/orders/order'
import { SelectField } from '@/ui/form/SelectField'
import type { OrderEntry } from './orderEntry'

export const BranchField = ({ form }: { form: UseFormReturn<OrderEntry> }) => (
  <SelectField form={form} name="branchId" label="받을 지점">
    <option value="">{CHOOSE_BRANCH}</option>
    {branchOptions.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
)
