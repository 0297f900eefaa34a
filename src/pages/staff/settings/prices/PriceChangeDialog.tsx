import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useFieldArray, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { addDays, dayOf, seoulInstant } from '@/domain/dates/day'
import { checkChangeDay, earlyRiseQuestion, RISE_NOTICE_DAYS } from '@/domain/dates/schedule'
import { formatNumber } from '@/domain/money'
import { optionTermsOf, type PlanOptionCode, planOptionCodes } from '@/domain/orders/plans'
import {
  addableCodes,
  checkOptionPrice,
  checkSoldCount,
  isPriceRise,
  type OptionPrices,
  optionLabel,
  type PriceList,
} from '@/domain/orders/priceList'
import { priceNotice } from '@/domain/orders/priceNotice'
import { typedKRW } from '@/domain/text/typedNumber'
import { now } from '@/platform/clock'
import { Checkbox } from '@/ui/form/Checkbox'
import { fieldRule } from '@/ui/form/fieldRule'
import { Select } from '@/ui/form/Select'
import { TextField } from '@/ui/form/TextField'
import { AnnounceFields } from '../AnnounceFields'
import { ChangeDialog, type ChangeProps } from '../ScheduleTab'
import styles from '../Settings.module.css'

/** In the order in which they are sold. */
interface OptionEntry {
  code: PlanOptionCode
  /** As typed. */
  price: string
  isSold: boolean
}

interface PriceEntry {
  options: OptionEntry[]
  day: string
  isAnnounced: boolean
}

const optionSchema = z
  .object({ code: z.enum(planOptionCodes), price: z.string(), isSold: z.boolean() })
  .check(({ value: { price, isSold }, issues }) => {
    const result = checkOptionPrice(typedKRW(price))
    if (isSold && !result.ok)
      issues.push({ code: 'custom', input: price, message: result.reason, path: ['price'] })
  })

const priceSchema: z.ZodMiniType<PriceEntry, PriceEntry> = z.object({
  options: z
    .array(optionSchema)
    .check(fieldRule((options) => checkSoldCount(options.filter(({ isSold }) => isSold).length))),
  day: z.string().check(fieldRule((day) => checkChangeDay(day, dayOf(now())))),
  isAnnounced: z.boolean(),
})

const optionPricesOf = (options: readonly OptionEntry[]): OptionPrices =>
  Object.fromEntries(
    options.flatMap(({ code, price, isSold }) => {
      const priceKRW = typedKRW(price)
      return isSold && priceKRW !== undefined ? [[code, priceKRW]] : []
    }),
  )

const priceListOf = ({ options, day }: PriceEntry): PriceList => ({
  options: optionPricesOf(options),
  from: seoulInstant(day, 0, 0),
})

const priceEntryOf = ({ options }: PriceList, day: string): PriceEntry => ({
  options: planOptionCodes
    .filter((code) => options[code] !== undefined || !addableCodes.includes(code))
    .map((code) => {
      const priceKRW = options[code]
      return {
        code,
        price: priceKRW === undefined ? '' : formatNumber(priceKRW),
        isSold: priceKRW !== undefined,
      }
    }),
  day,
  isAnnounced: true,
})

/** 「이용권 바꾸기」 (specification 7, section 1). */
export function PriceChangeDialog({ held, saving, onClose }: ChangeProps<PriceList>) {
  const form = useForm<PriceEntry>({
    defaultValues: priceEntryOf(held, addDays(dayOf(now()), RISE_NOTICE_DAYS)),
    resolver: zodResolver(priceSchema),
  })
  const options = useFieldArray({ control: form.control, name: 'options' })
  const save = form.handleSubmit((entry) => {
    const today = dayOf(now())
    const next = priceListOf(entry)
    const question = earlyRiseQuestion(isPriceRise(held.options, next.options), entry.day, today)
    if (question && !window.confirm(question)) return
    const notice = entry.isAnnounced ? priceNotice(held, next, today) : undefined
    void saving.run({ next, notice }, { onDone: onClose })
  })
  const { errors } = form.formState
  const soldError = errors.options?.root?.message ?? errors.options?.message
  return (
    <ChangeDialog title="이용권 바꾸기" saving={saving} onSave={save} onClose={onClose}>
      <div className="stack-3">
        {options.fields.map(({ id, code }, index) => (
          <OptionFields key={id} form={form} index={index} label={optionLabel(held, code)} />
        ))}
      </div>
      {soldError !== undefined && (
        <p className="danger-note" role="alert">
          {soldError}
        </p>
      )}
      <AddOption form={form} onAdd={(option) => options.append(option)} />
      <AnnounceFields form={form} day="day" isAnnounced="isAnnounced" />
    </ChangeDialog>
  )
}

interface OptionProps {
  form: UseFormReturn<PriceEntry>
  index: number
  label: string
}

const OptionFields = ({ form, index, label }: OptionProps) => (
  <div className={`${styles.option} grid gap-3 ends`}>
    <TextField
      form={form}
      name={`options.${index}.price`}
      label={`${label} 가격`}
      unit="원"
      inputMode="numeric"
    />
    <Checkbox
      {...form.register(`options.${index}.isSold`)}
      aria-label={`${label} 판매`}
      label="판매"
    />
  </div>
)

interface AddProps {
  form: UseFormReturn<PriceEntry>
  onAdd: (option: OptionEntry) => void
}

/** A choice adds the time pass at once. */
function AddOption({ form, onAdd }: AddProps) {
  const options = useWatch({ control: form.control, name: 'options' })
  const left = addableCodes.filter((code) => !options.some((option) => option.code === code))
  if (left.length === 0) return null
  return (
    <Select
      label="시간권 추가"
      value=""
      onChoose={(value) => {
        const code = left.find((each) => each === value)
        if (code) onAdd({ code, price: '', isSold: true })
      }}
    >
      <option value="">선택 안 함</option>
      {left.map((code) => (
        <option key={code} value={code}>
          {optionTermsOf(code).label}
        </option>
      ))}
    </Select>
  )
}
