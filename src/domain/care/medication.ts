import { addMinutes } from 'date-fns/addMinutes'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { clockTime, dayOf, instantAt, isClockTime } from '../dates/day'
import type { SessionBooking } from '../programs/programSession'
import { accepted, type RuleResult, rejected } from '../rule'
import { compareText } from '../text/compareText'
import { acceptWithin, checkRequiredText } from '../text/textLimit'
import { tidyLineWithin, tidyTextWithin } from '../text/tidyText'
import type { Stay } from './stay'

/** 투약 의뢰 (specification 7, section 7). */

export const storages = ['room', 'cold'] as const
export type Storage = (typeof storages)[number]

export const storageLabels: Record<Storage, string> = { room: '실온', cold: '냉장' }

/** What became of one time of a request. */
export interface GivenDose {
  at: Date
  by: string
  name: string
  /** Why it was not given; empty when it was. */
  why: string
}

/** What a parent writes. */
export interface MedicationEntry {
  medicine: string
  symptom: string
  dose: string
  /** 1–3 of `HH:mm`, none twice. */
  times: readonly string[]
  storage: Storage
  note: string
}

/** `medications/{uid}_{childId}_{yyyymmdd}_{n}` */
export interface Medication extends MedicationEntry {
  id: string
  uid: string
  childId: string
  childName: string
  branchId: string
  /** Of the stay in Seoul. */
  day: string
  /** The last booking of the stay as it was asked for. */
  bookingId: string
  sessionId: string
  healthConsentVersion: string
  createdAt: Date
  /** By `HH:mm` of `times`. */
  given: Readonly<Record<string, GivenDose>>
}

export type NewMedication = Omit<Medication, 'id' | 'createdAt' | 'given'>

/** In UTF-16 units, as the rules count. */
export const medicationLimits = {
  medicine: 40,
  symptom: 60,
  dose: 40,
  note: 200,
  name: 20,
  why: 60,
}
export const MAX_TIMES = 3
const MAX_A_DAY = 4

export const checkMedicine = (text: string): RuleResult =>
  checkRequiredText(text, medicationLimits.medicine, '약 이름을')

export const checkSymptom = (text: string): RuleResult =>
  checkRequiredText(text, medicationLimits.symptom, '증상을')

export const checkDoseText = (text: string): RuleResult =>
  checkRequiredText(text, medicationLimits.dose, '먹는 양을')

export const checkMedicationNote = (text: string): RuleResult =>
  acceptWithin(text, medicationLimits.note)

/** One of the times of a request for a stay, both ends of the stay included. */
export function checkDoseTime(
  time: string,
  { startsAt, endsAt }: Pick<Stay, 'startsAt' | 'endsAt'>,
  others: readonly string[] = [],
): RuleResult {
  if (!isClockTime(time)) return rejected('돌봄 시간 안에서 골라 주세요.')
  const at = instantAt(dayOf(startsAt), time)
  if (at < startsAt || at > endsAt) return rejected('돌봄 시간 안에서 골라 주세요.')
  return others.includes(time) ? rejected('같은 시간이 이미 있어요.') : accepted
}

/** Trimmed and cut to the limits, times in order. */
export const tidyMedication = ({
  medicine,
  symptom,
  dose,
  times,
  storage,
  note,
}: MedicationEntry): MedicationEntry => ({
  medicine: tidyLineWithin(medicine, medicationLimits.medicine),
  symptom: tidyLineWithin(symptom, medicationLimits.symptom),
  dose: tidyLineWithin(dose, medicationLimits.dose),
  times: [...times].sort(compareText),
  storage,
  note: tidyTextWithin(note, medicationLimits.note),
})

type OfChild = Pick<Medication, 'uid' | 'childId' | 'day'>

const idOf = ({ uid, childId, day }: OfChild, number: number): string =>
  `${uid}_${childId}_${day.replaceAll('-', '')}_${number}`

export const TOO_MANY_MEDICATIONS = '하루에 네 가지까지 부탁할 수 있어요.'

/** The next id of a child's day; undefined when it has all that a day may have. */
export const freeMedicationId = (
  known: readonly Pick<Medication, 'id'>[],
  ofChild: OfChild,
): string | undefined =>
  Array.from({ length: MAX_A_DAY }, (_, index) => idOf(ofChild, index + 1)).find(
    (id) => !known.some((medication) => medication.id === id),
  )

/** The same words about the same stay: a second press, or a guardian who was as quick. */
export const isSameRequest = (a: NewMedication, b: NewMedication): boolean =>
  a.childId === b.childId &&
  a.bookingId === b.bookingId &&
  JSON.stringify(tidyMedication(a)) === JSON.stringify(tidyMedication(b))

/** By time of the first dose. */
const earlierFirst = (a: Medication, b: Medication): number =>
  compareText(a.times[0] ?? '', b.times[0] ?? '') || compareText(a.id, b.id)

/** Also those of a stay that was made longer since. */
export const medicationsOfStay = (
  medications: readonly Medication[],
  { bookings }: { bookings: readonly Pick<SessionBooking, 'id'>[] },
): Medication[] =>
  medications
    .filter(({ bookingId }) => bookings.some(({ id }) => id === bookingId))
    .sort(earlierFirst)

const isUntouched = ({ given }: Pick<Medication, 'given'>): boolean =>
  Object.keys(given).length === 0

/** 「의뢰 취소」, while nothing is given. */
export const canTakeBackRequest = isUntouched

/** The newest request of a child; a form begins with its words. */
export const lastMedication = (
  medications: readonly Medication[],
  childId: string,
): Medication | undefined =>
  medications
    .filter((medication) => medication.childId === childId)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]

/** One time of a request. */
export interface Dose {
  medication: Medication
  time: string
  given: GivenDose | undefined
}

export const keyOfDose = ({ medication, time }: Pick<Dose, 'medication' | 'time'>): string =>
  `${medication.id} ${time}`

/** All doses, in the order of their times. */
export const dosesOf = (medications: readonly Medication[]): Dose[] =>
  medications
    .flatMap((medication) =>
      medication.times.map((time) => ({ medication, time, given: medication.given[time] })),
    )
    .sort((a, b) => compareText(a.time, b.time) || compareText(a.medication.id, b.medication.id))

export const openDoses = (medications: readonly Medication[]): Dose[] =>
  dosesOf(medications).filter(({ given }) => given === undefined)

/** `14:00 해열제` */
export const doseName = ({ medication, time }: Pick<Dose, 'medication' | 'time'>): string =>
  `${time} ${medication.medicine}`

/** What the agit reads: `약 14:00 해열제 5ml · 냉장`. */
export const doseWords = ({ medication, time }: Pick<Dose, 'medication' | 'time'>): string =>
  `약 ${doseName({ medication, time })} ${medication.dose} · ${storageLabels[medication.storage]}`

/** What the parent reads: `해열제 5ml · 14:00`. */
export const requestWords = ({ medication, time }: Pick<Dose, 'medication' | 'time'>): string =>
  `${medication.medicine} ${medication.dose} · ${time}`

/** `14:03에 먹였어요 · 성수쌤`, `주지 않았어요: {사유}`. */
export const givenWords = ({ at, name, why }: GivenDose): string =>
  why === '' ? `${clockTime(at)}에 먹였어요 · ${name}` : `주지 않았어요: ${why}`

/** Said at 「하원」: `아직 주지 않은 약이 있어요: 14:00 해열제`. */
export const openDosesWarning = (doses: readonly Dose[]): string =>
  `아직 주지 않은 약이 있어요: ${doses.map(doseName).join(', ')}`

const DUE_BEFORE_MIN = 15
const LATE_AFTER_MIN = 10

/** `지금` or `늦음 {n}분` of a dose that is not given; undefined before its time comes near. */
export function doseUrgency(
  { medication, time }: Pick<Dose, 'medication' | 'time'>,
  now: Date,
): { words: string; isLate: boolean } | undefined {
  const at = instantAt(medication.day, time)
  if (now < addMinutes(at, -DUE_BEFORE_MIN)) return undefined
  const minutes = differenceInMinutes(now, at)
  return minutes >= LATE_AFTER_MIN
    ? { words: `늦음 ${minutes}분`, isLate: true }
    : { words: '지금', isLate: false }
}

const TAKE_BACK_MIN = 15

/** 「되돌리기」 of what one recorded oneself. */
export const canTakeBackDose = (given: GivenDose, uid: string, now: Date): boolean =>
  given.by === uid && now <= addMinutes(given.at, TAKE_BACK_MIN)

export const checkWhy = (text: string): RuleResult =>
  checkRequiredText(text, medicationLimits.why, '사유를')
