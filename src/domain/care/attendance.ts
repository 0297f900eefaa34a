import { addMinutes } from 'date-fns/addMinutes'
import { dayOf } from '../dates/day'
import type { RuleResult } from '../rule'
import { checkRequiredText } from '../text/textLimit'
import { tidyLineWithin, tidyText } from '../text/tidyText'
import { isCancelled, type Stay } from './stay'
import { ALONE, arrivalOf, departureOf } from './stayState'

/** 등원 and 하원 (specification 5, section 4). */
export type AttendanceStep = 'arrive' | 'leave'

export const attendanceLabels: Record<AttendanceStep, string> = { arrive: '등원', leave: '하원' }

export type CareStep =
  | { kind: 'arrive' }
  | { kind: 'leave'; leftWith: string }
  | { kind: 'undo'; step: AttendanceStep }
  | { kind: 'returnUses' }

/** `등원`, `하원 되돌리기`. */
export function careStepLabel(step: CareStep): string {
  switch (step.kind) {
    case 'undo':
      return `${attendanceLabels[step.step]} 되돌리기`
    case 'returnUses':
      return '이용권 돌려주기'
    case 'leave':
      return `${attendanceLabels.leave}(${step.leftWith})`
    case 'arrive':
      return attendanceLabels.arrive
  }
}

/** Does the stay already show the result of a step? A returned use does not show in it. */
export function hasTakenStep(stay: Stay, step: CareStep): boolean {
  switch (step.kind) {
    case 'arrive':
      return arrivalOf(stay) !== undefined
    case 'leave':
      return stay.bookings.every(({ leftWith }) => leftWith === step.leftWith)
    case 'undo':
      return (step.step === 'arrive' ? arrivalOf(stay) : departureOf(stay)) === undefined
    case 'returnUses':
      return false
  }
}

const stepAfter = (stay: Stay): AttendanceStep | undefined => {
  if (departureOf(stay)) return undefined
  return arrivalOf(stay) ? 'leave' : 'arrive'
}

/** The step that can be marked now; only on the day of the stay in Seoul. */
export const nextAttendance = (stay: Stay, now: Date): AttendanceStep | undefined =>
  isCancelled(stay) || dayOf(now) !== dayOf(stay.startsAt) ? undefined : stepAfter(stay)

const UNDO_MIN = 15

export function lastStep(stay: Stay): AttendanceStep | undefined {
  if (isCancelled(stay)) return undefined
  if (departureOf(stay)) return 'leave'
  return arrivalOf(stay) && 'arrive'
}

/** The last step, while it can be undone; also after midnight. */
export function undoableStep(stay: Stay, now: Date): AttendanceStep | undefined {
  const lastAt = departureOf(stay) ?? arrivalOf(stay)
  return lastAt && now <= addMinutes(lastAt, UNDO_MIN) ? lastStep(stay) : undefined
}

export const canCancelStay = (stay: Stay, now: Date): boolean =>
  !isCancelled(stay) && arrivalOf(stay) === undefined && now < stay.endsAt

export const countUses = ({ bookings }: Stay): number =>
  bookings.filter(({ passId }) => passId !== undefined).length

export type TakerKind = 'guardian' | 'person' | 'pickup' | 'alone' | 'other'

export interface Taker {
  id: string
  kind: TakerKind
  label: string
  phone?: string
}

interface Person {
  name: string
  relation: string
  phone: string
}

/** `박순자(할머니)`, or only the name without a relation. */
export function personLabel({ name, relation }: Pick<Person, 'name' | 'relation'>): string {
  const tidyRelation = tidyText(relation)
  return tidyRelation === '' ? tidyText(name) : `${tidyText(name)}(${tidyRelation})`
}

export const takersOf = (people: readonly Person[]): Taker[] => [
  { id: 'guardian', kind: 'guardian', label: '보호자' },
  ...people.map(
    (person, index): Taker => ({
      id: `person-${index}`,
      kind: 'person',
      label: personLabel(person),
      phone: person.phone,
    }),
  ),
  { id: 'pickup', kind: 'pickup', label: '도담 픽업' },
  { id: 'alone', kind: 'alone', label: ALONE },
  { id: 'other', kind: 'other', label: '그 밖의 분' },
]

/** Is the person who takes one child also on the list of another of the family? Only people are on lists. */
export const isOnList = ({ kind, label }: Taker, people: readonly Person[]): boolean =>
  kind !== 'person' || people.some((person) => personLabel(person) === label)

/** Somebody who is not known to the teacher by the agit's own list of rides, and is no guardian. */
export const asksForWord = ({ kind }: Pick<Taker, 'kind'>): boolean =>
  kind === 'person' || kind === 'other'

/** Asked before children go home alone; names them when they are several. */
export function aloneQuestion(stays: readonly Pick<Stay, 'childName'>[]): string {
  const question = '보호자가 혼자 귀가에 동의했나요?'
  const names = stays.map(({ childName }) => childName).join(', ')
  return stays.length > 1 ? `${names}: ${question}` : question
}

/** In characters, also of `leftWith` (specification 5, sections 4 and 6). */
export const MAX_TAKER_NAME = 20
const MAX_LEFT_WITH = 50

export const checkTakerName = (name: string): RuleResult =>
  checkRequiredText(name, MAX_TAKER_NAME, '이름을')

/** The text stored in `leftWith`: the taker's words, or the typed name for somebody else. */
export const leftWithOf = ({ kind, label }: Taker, name: string): string =>
  tidyLineWithin(kind === 'other' ? name : label, MAX_LEFT_WITH)

export const MAX_CANCEL_REASON = 60

export const checkCancelReason = (text: string): RuleResult =>
  checkRequiredText(text, MAX_CANCEL_REASON, '사유를')
