import { checkPhone, normalisePhone } from '../account/phone'
import { fails, passes, passesIf, type RuleResult } from '../rule'
import { isVisibleText } from '../text/visibleText'

/** Rules of the form that suggests a new branch. */
export const PLACE_MIN_LENGTH = 2
export const PLACE_MAX_LENGTH = 80
export const REASON_MIN_LENGTH = 5
export const REASON_MAX_LENGTH = 500

/** A place where a parent would like a branch. */
export interface BranchSuggestion {
  place: string
  reason: string
  /** A phone number in its normal form; empty when the parent gave none. */
  contact: string
}

export const emptySuggestion: BranchSuggestion = { place: '', reason: '', contact: '' }

/** Length without the spaces around, in the units of a JavaScript string, as the rules of the documents count; what nobody sees has none. */
const lengthOf = (text: string): number => (isVisibleText(text) ? text.trim().length : 0)

/** Can a place be taken? */
export const checkSuggestedPlace = (place: string): RuleResult =>
  lengthOf(place) < PLACE_MIN_LENGTH
    ? fails(`장소는 ${PLACE_MIN_LENGTH}자 이상 입력해 주세요.`)
    : passesIf(
        lengthOf(place) <= PLACE_MAX_LENGTH,
        `장소는 ${PLACE_MAX_LENGTH}자까지 입력할 수 있어요.`,
      )

/** Can a reason be taken? */
export const checkSuggestionReason = (reason: string): RuleResult =>
  lengthOf(reason) < REASON_MIN_LENGTH
    ? fails(`이유는 ${REASON_MIN_LENGTH}자 이상 입력해 주세요.`)
    : passesIf(
        lengthOf(reason) <= REASON_MAX_LENGTH,
        `이유는 ${REASON_MAX_LENGTH}자까지 입력할 수 있어요.`,
      )

/** Can a contact be taken? It may be left out. */
export const checkContact = (contact: string): RuleResult =>
  contact.trim() === '' ? passes : checkPhone(contact)

/** What is sent: no spaces around, the phone number in its one written form. */
export const tidySuggestion = ({ place, reason, contact }: BranchSuggestion): BranchSuggestion => ({
  place: place.trim(),
  reason: reason.trim(),
  contact: contact.trim() === '' ? '' : normalisePhone(contact),
})
