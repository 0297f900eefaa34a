import { addMinutes } from 'date-fns/addMinutes'
import { dayOf } from '../dates/day'
import { fails, passesIf, type RuleResult } from '../rule'
import { tidyLineWithin, tidyText } from '../text/tidyText'
import { isVisibleText } from '../text/visibleText'
import type { Stay } from './stay'
import { ALONE, arrivalOf, departureOf } from './stayState'

/** 등원 and 하원, as the agit writes them (specification 5, section 4). */
export type AttendanceStep = 'arrive' | 'leave'

export const attendanceLabels: Record<AttendanceStep, string> = { arrive: '등원', leave: '하원' }

/** What one press in the list does. */
export type CareStep =
  | { kind: 'arrive' }
  | { kind: 'leave'; leftWith: string }
  | { kind: 'takeBack'; step: AttendanceStep }
  | { kind: 'giveBack' }

/** What a press is called: `등원`, `하원 되돌리기`. */
export function careStepLabel(step: CareStep): string {
  switch (step.kind) {
    case 'takeBack':
      return `${attendanceLabels[step.step]} 되돌리기`
    case 'giveBack':
      return '이용권 돌려주기'
    case 'leave':
      return `${attendanceLabels.leave}(${step.leftWith})`
    case 'arrive':
      return attendanceLabels.arrive
  }
}

/** Does a stay stand as a press leaves it? Of a use that is given back it does not tell. */
export function hasTakenStep(stay: Stay, step: CareStep): boolean {
  switch (step.kind) {
    case 'arrive':
      return arrivalOf(stay) !== undefined
    case 'leave':
      return stay.bookings.every(({ leftWith }) => leftWith === step.leftWith)
    case 'takeBack':
      return (step.step === 'arrive' ? arrivalOf(stay) : departureOf(stay)) === undefined
    case 'giveBack':
      return false
  }
}

const isCancelled = ({ bookings: [{ cancelledAt }] }: Stay): boolean => cancelledAt !== undefined

const stepAfter = (stay: Stay): AttendanceStep | undefined => {
  if (departureOf(stay)) return undefined
  return arrivalOf(stay) ? 'leave' : 'arrive'
}

/** The step that the agit may mark now: on the day of the stay in Seoul only. */
export const nextAttendance = (stay: Stay, now: Date): AttendanceStep | undefined =>
  isCancelled(stay) || dayOf(now) !== dayOf(stay.startsAt) ? undefined : stepAfter(stay)

/** So long a step can be taken back. */
const TAKE_BACK_MIN = 15

/** The step that can still be taken back: the last one, for 15 minutes, after midnight too. */
export function stepToTakeBack(stay: Stay, now: Date): AttendanceStep | undefined {
  if (isCancelled(stay)) return undefined
  const leftAt = departureOf(stay)
  const lastAt = leftAt ?? arrivalOf(stay)
  if (!lastAt || now > addMinutes(lastAt, TAKE_BACK_MIN)) return undefined
  return leftAt ? 'leave' : 'arrive'
}

/** Can the agit cancel it: before its end, while the child has not come? */
export const canCancelStay = (stay: Stay, now: Date): boolean =>
  !isCancelled(stay) && arrivalOf(stay) === undefined && now < stay.endsAt

/** How many uses of passes a stay takes. */
export const countUses = ({ bookings }: Stay): number =>
  bookings.filter(({ passId }) => passId !== undefined).length

/** Who takes a child home: somebody known, or by name. */
export type TakerKind = 'guardian' | 'person' | 'pickup' | 'alone' | 'other'

export interface Taker {
  id: string
  kind: TakerKind
  words: string
  phone?: string
}

interface Person {
  name: string
  relation: string
  phone: string
}

/** `박순자(할머니)`, without brackets where no relation stands. */
export function personWords({ name, relation }: Pick<Person, 'name' | 'relation'>): string {
  const tidyRelation = tidyText(relation)
  return tidyRelation === '' ? tidyText(name) : `${tidyText(name)}(${tidyRelation})`
}

/** Whom 「데려가는 분」 offers for a child with these people. */
export const takersOf = (people: readonly Person[]): Taker[] => [
  { id: 'guardian', kind: 'guardian', words: '보호자' },
  ...people.map(
    (person, index): Taker => ({
      id: `person-${index}`,
      kind: 'person',
      words: personWords(person),
      phone: person.phone,
    }),
  ),
  { id: 'pickup', kind: 'pickup', words: '도담 픽업' },
  { id: 'alone', kind: 'alone', words: ALONE },
  { id: 'other', kind: 'other', words: '그 밖의 분' },
]

/** Longest name of somebody else, and longest `leftWith` (specification 5, sections 4 and 6). */
export const MAX_TAKER_NAME = 20
const MAX_LEFT_WITH = 50

/** Can somebody else of this name take a child home? */
export function checkTakerName(name: string): RuleResult {
  if (!isVisibleText(name)) return fails('이름을 입력해 주세요.')
  return passesIf(
    tidyText(name).length <= MAX_TAKER_NAME,
    `이름은 ${MAX_TAKER_NAME}자까지 입력할 수 있어요.`,
  )
}

/** `leftWith` of a taker; of somebody else it is the typed name. */
export const leftWithOf = ({ kind, words }: Taker, name: string): string =>
  tidyLineWithin(kind === 'other' ? name : words, MAX_LEFT_WITH)

/** Longest reason of a cancellation or of a closed session. */
export const MAX_CANCEL_REASON = 60

/** Can this reason be sent to the parent? */
export function checkCancelReason(text: string): RuleResult {
  if (!isVisibleText(text)) return fails('사유를 입력해 주세요.')
  return passesIf(
    tidyText(text).length <= MAX_CANCEL_REASON,
    `사유는 ${MAX_CANCEL_REASON}자까지 입력할 수 있어요.`,
  )
}
