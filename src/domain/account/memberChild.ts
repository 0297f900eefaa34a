import { passesIf, type RuleResult } from '../rule'
import { allergenNumbers } from '../snacks/allergens'
import { tidyLineWithin, tidyTextWithin } from '../text/tidyText'
import { isVisibleText } from '../text/visibleText'
import type { Child } from './child'
import { normalisePhone } from './phone'

/** Who may take the child home (specification 4, section 2). */
export interface PickupPerson {
  name: string
  relation: string
  /** `010-1234-5678` */
  phone: string
}

/** A child of a member (specification 4, section 7: `users/{uid}/children/{childId}`). */
export interface MemberChild extends Child {
  /** Version of the text under which health data was given; empty without consent, and then so are allergens and care note. */
  healthConsentVersion: string
  people: readonly PickupPerson[]
}

/** What a parent enters about a child. */
export type MemberChildEntry = Omit<MemberChild, 'id'>

export const emptyMemberChild: MemberChildEntry = {
  name: '',
  birthday: '',
  school: '',
  allergens: [],
  careNote: '',
  healthConsentVersion: '',
  people: [],
}

/** Longest entries in characters (specification 4, section 7). */
export const memberChildLimits = { name: 20, school: 40, careNote: 300, relation: 20 }
export const MAX_PEOPLE = 4
/** Most children of an account (specification 5, section 8). */
export const MAX_CHILDREN = 20

/** Can an account with these children have more? Those that it has already take no further place. */
export function checkChildCount(
  known: readonly { id: string }[],
  added: readonly { id: string }[],
): RuleResult {
  const ids = new Set([...known, ...added].map(({ id }) => id))
  return passesIf(
    ids.size <= Math.max(MAX_CHILDREN, known.length),
    `자녀는 ${MAX_CHILDREN}명까지 등록할 수 있어요.`,
  )
}

/** The same entry without what may not be kept without consent. */
const withConsentRule = (entry: MemberChildEntry): MemberChildEntry =>
  entry.healthConsentVersion === '' ? { ...entry, allergens: [], careNote: '' } : entry

/** The entry as it is kept: tidy texts within their limits, phones in their one form, health data only with consent. */
export const tidyMemberChild = (entry: MemberChildEntry): MemberChildEntry =>
  withConsentRule({
    name: tidyLineWithin(entry.name, memberChildLimits.name),
    birthday: entry.birthday,
    school: tidyLineWithin(entry.school, memberChildLimits.school),
    allergens: allergenNumbers.filter((number) => entry.allergens.includes(number)),
    careNote: tidyTextWithin(entry.careNote, memberChildLimits.careNote),
    healthConsentVersion: entry.healthConsentVersion,
    people: entry.people.slice(0, MAX_PEOPLE).map(({ name, relation, phone }) => ({
      name: tidyTextWithin(name, memberChildLimits.name),
      relation: tidyTextWithin(relation, memberChildLimits.relation),
      phone: normalisePhone(phone),
    })),
  })

/** Can a person go by this name? */
export const checkPersonName = (name: string): RuleResult =>
  passesIf(isVisibleText(name), '이름을 입력해 주세요.')

/** Can this be what a person is to the child? */
export const checkRelation = (relation: string): RuleResult =>
  passesIf(isVisibleText(relation), '관계를 입력해 주세요.')

/**
 * A guest's child as it moves to the account (「자녀 정보 옮기기」), under a new id. Allergies and care note are health data: they
 * come along only with consent, whose version is empty without.
 */
export const movedChild = (
  { name, birthday, school, allergens, careNote }: Child,
  id: string,
  healthConsentVersion: string,
): MemberChild => ({
  id,
  ...tidyMemberChild({
    name,
    birthday,
    school,
    allergens,
    careNote,
    healthConsentVersion,
    people: [],
  }),
})
