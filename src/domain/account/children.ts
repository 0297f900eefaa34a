import { isDay } from '../dates/day'
import { passesIf, type RuleResult } from '../rule'
import { allergenNumbers } from '../snacks/allergens'
import { tidyLineWithin, tidyTextWithin } from '../text/tidyText'
import { type Child, sampleChildren } from './child'

/** What a parent enters about a child (specification 3, section 10). */
export type ChildEntry = Omit<Child, 'id'>

export const emptyChildEntry: ChildEntry = {
  name: '',
  birthday: '',
  school: '',
  allergens: [],
  careNote: '',
}

/** Longest entries in characters. */
export const childLimits = { name: 20, school: 30, careNote: 200 }

/** The entry as it is kept: without space at its ends, syllables composed, known allergens in order and once. */
export const tidyChildEntry = (entry: ChildEntry): ChildEntry => ({
  name: tidyLineWithin(entry.name, childLimits.name),
  birthday: entry.birthday,
  school: tidyLineWithin(entry.school, childLimits.school),
  allergens: allergenNumbers.filter((number) => entry.allergens.includes(number)),
  careNote: tidyTextWithin(entry.careNote, childLimits.careNote),
})

/** Can this be a day of birth? It may be left out. `today` is Seoul's. */
export const checkBirthday = (birthday: string, today: string): RuleResult =>
  passesIf(
    birthday === '' || (isDay(birthday) && birthday <= today),
    '생년월일은 오늘까지의 날짜로 입력해 주세요.',
  )

/** The list with a new child last. An id that is taken changes nothing. */
export const addChild = (
  children: readonly Child[],
  id: string,
  entry: ChildEntry,
): readonly Child[] =>
  children.some((child) => child.id === id)
    ? children
    : [...children, { ...tidyChildEntry(entry), id }]

/** The list with the entry of one child changed; its id and place stay. */
export const changeChild = (
  children: readonly Child[],
  id: string,
  entry: ChildEntry,
): readonly Child[] =>
  children.map((child) => (child.id === id ? { ...tidyChildEntry(entry), id } : child))

/** The list without one child. */
export const removeChild = (children: readonly Child[], id: string): readonly Child[] =>
  children.filter((child) => child.id !== id)

/** Whole years of age on day `today`, as 만 나이 counts them; undefined without a birth date or before it. */
export function ageOn(birthday: string, today: string): number | undefined {
  if (!isDay(birthday) || birthday > today) return undefined
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Does one of the fixed sample children still go by the name it came with? */
export const isSampleChild = ({ id, name }: Child): boolean =>
  sampleChildren.some((sample) => sample.id === id && sample.name === name)

/** Is it a fixed sample child just as it came? */
function isUntouchedSample(child: Child): boolean {
  const sample = sampleChildren.find(({ id }) => id === child.id)
  return sample !== undefined && JSON.stringify(sample) === JSON.stringify({ ...sample, ...child })
}

/** The children that a guest entered or changed; what may move to an account (specification 4, section 2). */
export const ownChildren = (children: readonly Child[]): readonly Child[] =>
  children.filter((child) => !isUntouchedSample(child))
