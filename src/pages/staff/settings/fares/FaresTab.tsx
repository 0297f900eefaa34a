import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { addDays, dayOf, seoulInstant } from '@/domain/dates/day'
import {
  checkChangeDay,
  earlyRiseQuestion,
  fromDayText,
  RISE_NOTICE_DAYS,
} from '@/domain/dates/schedule'
import { formatKRW, formatNumber } from '@/domain/money'
import {
  checkDiscount,
  checkFarePart,
  exampleFareKRW,
  type FareParts,
  farePartsText,
  isFareRise,
  type Tariff,
} from '@/domain/rides/fares/fare'
import { fareNotice } from '@/domain/rides/fares/fareNotice'
import { typedKRW } from '@/domain/text/typedNumber'
import { now } from '@/platform/clock'
import { readFaresNow } from '@/remote/publicSettings'
import { useRemoteRead } from '@/remote/useRemoteRead'
import type { SavedSchedule } from '@/repository/firestore/scheduleDocument'
import { saveNextFares } from '@/repository/rides/fares'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { useStaffMember } from '../../StaffMemberContext'
import { faresOfAgitQuery } from '../../settingsQueries'
import { AnnounceFields } from '../AnnounceFields'
import { ChangeDialog, type ChangeProps, ScheduleTab } from '../ScheduleTab'
import styles from '../Settings.module.css'
import { useSaveSchedule } from '../useSaveSchedule'

/** 「요금」: what rides cost, what comes, and what they did (specification 7, section 1). */
export function FaresTab() {
  const { uid } = useStaffMember()
  const read = useRemoteRead(faresOfAgitQuery(uid))
  return (
    <Remote what="요금" read={read} waiting={<Skeleton height="240px" />}>
      {(fares) => <Fares fares={fares} />}
    </Remote>
  )
}

function Fares({ fares }: { fares: SavedSchedule<Tariff> }) {
  const { uid } = useStaffMember()
  const saving = useSaveSchedule({
    known: fares,
    save: saveNextFares,
    query: faresOfAgitQuery(uid),
    readPublicly: readFaresNow,
    failure: '요금을 저장하지 못했습니다.',
  })
  return (
    <ScheduleTab
      saved={fares}
      saving={saving}
      change="요금 바꾸기"
      past={{ label: '지난 요금', none: '바뀐 요금이 없어요.', textOf: farePartsText }}
      Changer={FareChangeDialog}
    >
      {(held, next) => (
        <>
          <FareTable caption="지금 요금" parts={held} />
          {next && <FareTable caption={fromDayText(next)} parts={next} />}
        </>
      )}
    </ScheduleTab>
  )
}

const rowsOf = ({ baseKRW, perKmKRW, nightKRW, discountKRW }: FareParts) =>
  [
    ['기본 요금', baseKRW],
    ['1km마다', perKmKRW],
    ['야간 추가', nightKRW],
    ['할인', discountKRW],
  ] as const

function FareTable({ caption, parts }: { caption: string; parts: FareParts }) {
  return (
    <table className={`${styles.table} full`}>
      <caption>{caption}</caption>
      <tbody>
        {rowsOf(parts).map(([name, amountKRW]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="num">{formatKRW(amountKRW)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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
function FareChangeDialog({ held, saving, onClose }: ChangeProps<Tariff>) {
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
      <div className={`${styles.pair} grid top gap-4`}>
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
