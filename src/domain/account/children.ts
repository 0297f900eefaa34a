import { isDay } from '../dates/day'
import { acceptIf, type RuleResult } from '../rule'
import { allergenNumbers } from '../snacks/allergens'
import { tidyLineWithin, tidyTextWithin } from '../text/tidyText'
import { type Child, sampleChildren } from './child'

/** The fields of the child form (specification 3, section 10). */
export type ChildEntry = Omit<Child, 'id'>

export const emptyChildEntry: ChildEntry = {
  name: '',
  birthday: '',
  school: '',
  allergens: [],
  careNote: '',
}

export const childLimits = { name: 20, school: 30, careNote: 200 }

/** The entry as it is stored: trimmed, in NFC, known allergens in order and without duplicates. */
export const tidyChildEntry = (entry: ChildEntry): ChildEntry => ({
  name: tidyLineWithin(entry.name, childLimits.name),
  birthday: entry.birthday,
  school: tidyLineWithin(entry.school, childLimits.school),
  allergens: allergenNumbers.filter((number) => entry.allergens.includes(number)),
  careNote: tidyTextWithin(entry.careNote, childLimits.careNote),
})

/** A birthday may be empty. `today` is the day in Seoul. */
export const checkBirthday = (birthday: string, today: string): RuleResult =>
  acceptIf(
    birthday === '' || (isDay(birthday) && birthday <= today),
    '생년월일은 오늘까지의 날짜로 입력해 주세요.',
  )

/** Adds a child at the end; an id that exists already changes nothing. */
export const addChild = (
  children: readonly Child[],
  id: string,
  entry: ChildEntry,
): readonly Child[] =>
  children.some((child) => child.id === id)
    ? children
    : [...children, { ...tidyChildEntry(entry), id }]

export const changeChild = (
  children: readonly Child[],
  id: string,
  entry: ChildEntry,
): readonly Child[] =>
  children.map((child) => (child.id === id ? { ...tidyChildEntry(entry), id } : child))

export const removeChild = (children: readonly Child[], id: string): readonly Child[] =>
  children.filter((child) => child.id !== id)

/** Full years (만 나이) on day `today`; undefined without a birthday or before it. */
export function ageOn(birthday: string, today: string): number | undefined {
  if (!isDay(birthday) || birthday > today) return undefined
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

export const isSampleChild = ({ id, name }: Child): boolean =>
  sampleChildren.some((sample) => sample.id === id && sample.name === name)

function isUntouchedSample(child: Child): boolean {
  const sample = sampleChildren.find(({ id }) => id === child.id)
  return sample !== undefined && JSON.stringify(sample) === JSON.stringify({ ...sample, ...child })
}

/** The children that a guest entered or changed; only these may move to an account (specification 4, section 2). */
export const ownChildren = (children: readonly Child[]): readonly Child[] =>
  children.filter((child) => !isUntouchedSample(child))
