import { acceptIf, type RuleResult } from '../rule'
import { allergenNumbers } from '../snacks/allergens'
import { normalisePhone } from '../text/phone'
import { tidyLineWithin, tidyTextWithin } from '../text/tidyText'
import { isVisibleText } from '../text/visibleText'
import type { Child } from './child'

/** Who may take the child home (specification 4, section 2). */
export interface PickupPerson {
  name: string
  relation: string
  /** `010-1234-5678` */
  phone: string
}

/** A child of a member (specification 4, section 7: `users/{uid}/children/{childId}`). */
export interface MemberChild extends Child {
  /** Version of the text that health data was given under; empty without consent, as allergies and care note then are. */
  healthConsentVersion: string
  people: readonly PickupPerson[]
  /** Version of the text that pictures were agreed to under (specification 7, section 8); empty without consent. */
  photoConsentVersion: string
}

/** The fields of the form; consent to pictures is given and withdrawn by itself. */
export type MemberChildEntry = Omit<MemberChild, 'id' | 'photoConsentVersion'>

export interface SavedChild extends MemberChildEntry {
  id: string
}

export const emptyMemberChild: MemberChildEntry = {
  name: '',
  birthday: '',
  school: '',
  allergens: [],
  careNote: '',
  healthConsentVersion: '',
  people: [],
}

/** In characters (specification 4, section 7). */
export const memberChildLimits = { name: 20, school: 40, careNote: 300, relation: 20 }
export const MAX_PEOPLE = 4
/** Specification 5, section 8. */
const MAX_CHILDREN = 20

/** Can the account take these children as well? Children that it already has do not count again. */
export function checkChildCount(
  known: readonly { id: string }[],
  added: readonly { id: string }[],
): RuleResult {
  const ids = new Set([...known, ...added].map(({ id }) => id))
  return acceptIf(
    ids.size <= Math.max(MAX_CHILDREN, known.length),
    `자녀는 ${MAX_CHILDREN}명까지 등록할 수 있어요.`,
  )
}

const withConsentRule = (entry: MemberChildEntry): MemberChildEntry =>
  entry.healthConsentVersion === '' ? { ...entry, allergens: [], careNote: '' } : entry

/** The entry as it is stored: trimmed and cut to the limits, phones as `010-1234-5678`, health data only with consent. */
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

export const checkPersonName = (name: string): RuleResult =>
  acceptIf(isVisibleText(name), '이름을 입력해 주세요.')

export const checkRelation = (relation: string): RuleResult =>
  acceptIf(isVisibleText(relation), '관계를 입력해 주세요.')

/** A guest's child under a new id for the account (「자녀 정보 옮기기」); health data only with a consent version. */
export const movedChild = (
  { name, birthday, school, allergens, careNote }: Child,
  id: string,
  healthConsentVersion: string,
): SavedChild => ({
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
