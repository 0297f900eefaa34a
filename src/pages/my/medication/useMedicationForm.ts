import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  checkDoseText,
  checkDoseTime,
  checkMedicationNote,
  checkMedicine,
  checkSymptom,
  type Medication,
  type Storage,
  storages,
} from '@/domain/care/medication'
import type { Stay } from '@/domain/care/stay'
import { dayOf } from '@/domain/dates/day'
import { healthConsentVersion } from '@/domain/legal/consentVersions'
import { acceptIf } from '@/domain/rule'
import { fieldRule } from '@/ui/form/fieldRule'
import { useAskMedication } from './commands'

export interface MedicationValues {
  medicine: string
  symptom: string
  dose: string
  times: { time: string }[]
  storage: Storage
  note: string
  isAsked: boolean
  hasHealthConsent: boolean
}

const checkAsked = (isAsked: boolean) => acceptIf(isAsked, '의뢰하려면 확인이 필요해요.')

const checkConsent = (isGiven: boolean) => acceptIf(isGiven, '건강 정보 수집·이용에 동의해 주세요.')

const schemaFor = (
  stay: Stay,
  needsConsent: boolean,
): z.ZodMiniType<MedicationValues, MedicationValues> =>
  z.object({
    medicine: z.string().check(fieldRule(checkMedicine)),
    symptom: z.string().check(fieldRule(checkSymptom)),
    dose: z.string().check(fieldRule(checkDoseText)),
    times: z.array(z.object({ time: z.string() })).check(({ value, issues }) => {
      value.forEach(({ time }, index) => {
        const earlier = value.slice(0, index).map((one) => one.time)
        const result = checkDoseTime(time, stay, earlier)
        if (!result.ok)
          issues.push({
            code: 'custom',
            input: time,
            message: result.reason,
            path: [index, 'time'],
          })
      })
    }),
    storage: z.enum(storages),
    note: z.string().check(fieldRule(checkMedicationNote)),
    isAsked: z.boolean().check(fieldRule(checkAsked)),
    hasHealthConsent: z
      .boolean()
      .check(fieldRule((isGiven: boolean) => checkConsent(isGiven || !needsConsent))),
  })

interface Options {
  stay: Stay
  last: Medication | undefined
  /** Of the child; empty without one. */
  consentVersion: string
  onAsked: () => void
}

/** Begins with the words of the child's last request. */
export function useMedicationForm({ stay, last, consentVersion, onAsked }: Options) {
  const command = useAskMedication()
  const needsConsent = consentVersion === ''
  const form = useForm<MedicationValues>({
    defaultValues: {
      medicine: last?.medicine ?? '',
      symptom: last?.symptom ?? '',
      dose: last?.dose ?? '',
      times: [{ time: '' }],
      storage: last?.storage ?? 'room',
      note: last?.note ?? '',
      isAsked: false,
      hasHealthConsent: false,
    },
    resolver: zodResolver(schemaFor(stay, needsConsent)),
  })
  const send = ({ medicine, symptom, dose, times, storage, note }: MedicationValues) => {
    const { uid, childId, childName, branchId, startsAt, bookings } = stay
    const { id: bookingId, sessionId } = bookings.at(-1) ?? bookings[0]
    const wanted = {
      ...{ uid, childId, childName, branchId, bookingId, sessionId },
      day: dayOf(startsAt),
      healthConsentVersion: needsConsent ? healthConsentVersion : consentVersion,
      ...{ medicine, symptom, dose, storage, note },
      times: times.map(({ time }) => time),
    }
    void command.run(wanted, {
      onDone: (check) => {
        if (check.ok) onAsked()
      },
    })
  }
  return {
    form,
    needsConsent,
    submit: form.handleSubmit(send),
    command,
    refusal: command.answer?.ok === false ? command.answer.reason : undefined,
  }
}
