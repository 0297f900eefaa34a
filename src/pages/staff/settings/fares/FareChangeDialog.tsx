import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { addDays, dayOf, seoulInstant } from '@/domain/dates/day'
import { checkChangeDay, earlyRiseQuestion, RISE_NOTICE_DAYS } from '@/domain/dates/schedule'
import { formatKRW, formatNumber, typedKRW } from '@/domain/money'
import { fareNotice } from '@/domain/rides/fares/dayPrices'
import {
  checkDiscount,
  checkFarePart,
  exampleFareKRW,
  type FareParts,
  isFareRise,
  type Tariff,
} from '@/domain/rides/fares/fare'
import { now } from '@/platform/clock'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { AnnounceFields } from '../AnnounceFields'
import { ChangeDialog, type ChangeProps } from '../ScheduleTab'
import styles from '../Settings.module.css'

/** As typed. */
interface FareEntry {
  base: string
  perKm: string
  night: string
  discount: string
  day: string
  isAnnounced: boolean
}

const part = z.string().check(fieldRule((text) => checkFarePart(typedKRW(text))))

const fareSchema: z.ZodMiniType<FareEntry, FareEntry> = z
  .object({
    base: part,
    perKm: part,
    night: part,
    discount: part,
    day: z.string().check(fieldRule((day) => checkChangeDay(day, dayOf(now())))),
    isAnnounced: z.boolean(),
  })
  .check(({ value, issues }) => {
    const { baseKRW, discountKRW } = farePartsOf(value)
    const result = checkDiscount(discountKRW, baseKRW)
    if (!result.ok)
      issues.push({
        code: 'custom',
        input: value.discount,
        message: result.reason,
        path: ['discount'],
      })
  })

/** What is typed so far; 0 for what is no number. */
const farePartsOf = ({ base, perKm, night, discount }: FareEntry): FareParts => ({
  baseKRW: typedKRW(base) ?? 0,
  perKmKRW: typedKRW(perKm) ?? 0,
  nightKRW: typedKRW(night) ?? 0,
  discountKRW: typedKRW(discount) ?? 0,
})

const tariffOf = (entry: FareEntry): Tariff => ({
  ...farePartsOf(entry),
  from: seoulInstant(entry.day, 0, 0),
})

const fareEntryOf = (parts: FareParts, day: string): FareEntry => ({
  base: formatNumber(parts.baseKRW),
  perKm: formatNumber(parts.perKmKRW),
  night: formatNumber(parts.nightKRW),
  discount: formatNumber(parts.discountKRW),
  day,
  isAnnounced: true,
})

/** 「요금 바꾸기」 (specification 7, section 1). */
export function FareChangeDialog({ held, saving, onClose }: ChangeProps<Tariff>) {
  const form = useForm<FareEntry>({
    defaultValues: fareEntryOf(held, addDays(dayOf(now()), RISE_NOTICE_DAYS)),
    resolver: zodResolver(fareSchema),
  })
  const save = form.handleSubmit((entry) => {
    const today = dayOf(now())
    const next = tariffOf(entry)
    const question = earlyRiseQuestion(isFareRise(held, next), entry.day, today)
    if (question && !window.confirm(question)) return
    const notice = entry.isAnnounced ? fareNotice(held, next, today) : undefined
    void saving.run({ next, notice }, { onDone: onClose })
  })
  return (
    <ChangeDialog title="요금 바꾸기" saving={saving} onSave={save} onClose={onClose}>
      <div className={`${styles.pair} grid top`}>
        <AmountField form={form} name="base" label="기본 요금" />
        <AmountField form={form} name="perKm" label="1km마다" />
        <AmountField form={form} name="night" label="야간 추가" />
        <AmountField form={form} name="discount" label="할인" />
      </div>
      <AnnounceFields form={form} day="day" isAnnounced="isAnnounced" />
      <Example form={form} held={held} />
    </ChangeDialog>
  )
}

interface AmountProps {
  form: UseFormReturn<FareEntry>
  name: 'base' | 'perKm' | 'night' | 'discount'
  label: string
}

const AmountField = (props: AmountProps) => <TextField {...props} unit="원" inputMode="numeric" />

function Example({ form, held }: { form: UseFormReturn<FareEntry>; held: Tariff }) {
  const typed = useWatch({ control: form.control, compute: farePartsOf })
  return (
    <p className="p-3-4 rounded on-warm bold tabular" role="status">
      {`3km 낮 픽업 ${formatKRW(exampleFareKRW(held))} → ${formatKRW(exampleFareKRW(typed))}`}
    </p>
  )
}
