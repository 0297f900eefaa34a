import { TriangleAlert } from 'lucide-react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { addDays, dayOf, formatShortDay } from '@/domain/dates/day'
import { snackDays } from '@/domain/orders/snackDay'
import { closedReason } from '@/domain/places/closures'
import { allergenClash, allergenList } from '@/domain/snacks/allergens'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useClosures } from '@/remote/publicSettings'
import { NamedOptions } from '@/ui/form/Select'
import { SelectField } from '@/ui/form/SelectField'
import styles from './OrderDialog.module.css'
import type { OrderEntry } from './orderEntry'
import type { Eater, OrderRequest } from './orderRequest'

interface Props {
  form: UseFormReturn<OrderEntry>
  request: Extract<OrderRequest, { kind: 'snack' }>
}

/** 「먹을 아이」 and 「받는 날」 (specification 6, section 5). */
export function SnackRecipient({ form, request: { cart, eaters } }: Props) {
  const today = dayOf(useNow() ?? now())
  const childId = useWatch({ control: form.control, name: 'childId' })
  const branchId = useWatch({ control: form.control, name: 'branchId' })
  const chosenDay = useWatch({ control: form.control, name: 'day' })
  const closures = useClosures()
  const isRestDay = (day: string) => closedReason(closures, branchId, day) !== undefined
  const eater = eaters.find(({ id }) => id === childId)
  return (
    <div>
      <div className={`${styles.fields} grid gap-3`}>
        <SelectField form={form} name="childId" label="먹을 아이">
          <option value="">선택 안 함</option>
          <NamedOptions of={eaters} />
        </SelectField>
        <SelectField form={form} name="day" label="받는 날">
          <option value="">선택 안 함</option>
          {snackDays(today, isRestDay).map((day) => (
            <option key={day} value={day}>
              {dayLabel(day, today)}
            </option>
          ))}
        </SelectField>
      </div>
      {(childId === '' || chosenDay === '') && (
        <p className="note mt-2">누구 간식인지 선생님이 알 수 없어요.</p>
      )}
      <div aria-live="polite">
        {eater && <AllergyNote eater={eater} food={cart.flatMap(({ item }) => item.allergens)} />}
      </div>
    </div>
  )
}

function AllergyNote({ eater, food }: { eater: Eater; food: readonly number[] }) {
  const clash = allergenClash(food, eater.allergens)
  if (clash.length === 0) return null
  return (
    <p className={`${styles.warning} on-danger icons-18 mt-3 rounded danger bold flex gap-2 p-3-4`}>
      <TriangleAlert aria-hidden="true" />
      <span>{`${eater.name}에게 ${allergenList(clash)} 알레르기가 있어요.`}</span>
    </p>
  )
}

/** `오늘 11.26(목)`, `11.30(월)` */
function dayLabel(day: string, today: string): string {
  if (day === today) return `오늘 ${formatShortDay(day)}`
  return day === addDays(today, 1) ? `내일 ${formatShortDay(day)}` : formatShortDay(day)
}
