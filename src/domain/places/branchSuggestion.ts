import { accepted, type RuleResult, rejected } from '../rule'
import { checkPhone, normalisePhone, parsePhone } from '../text/phone'
import { acceptWithin } from '../text/textLimit'
import { tidyText } from '../text/tidyText'
import { isVisibleText } from '../text/visibleText'

const PLACE_MIN_LENGTH = 2
export const PLACE_MAX_LENGTH = 80
const REASON_MIN_LENGTH = 5
export const REASON_MAX_LENGTH = 500

export interface BranchSuggestion {
  place: string
  reason: string
  /** `010-1234-5678`, or empty. */
  contact: string
}

export const emptySuggestion: BranchSuggestion = { place: '', reason: '', contact: '' }

/** In UTF-16 units as stored and as the rules count; 0 without a visible character. */
const lengthOf = (text: string): number => (isVisibleText(text) ? tidyText(text).length : 0)

export const checkSuggestedPlace = (place: string): RuleResult =>
  lengthOf(place) < PLACE_MIN_LENGTH
    ? rejected(`장소는 ${PLACE_MIN_LENGTH}자 이상 입력해 주세요.`)
    : acceptWithin(place, PLACE_MAX_LENGTH)

export const checkSuggestionReason = (reason: string): RuleResult =>
  lengthOf(reason) < REASON_MIN_LENGTH
    ? rejected(`이유는 ${REASON_MIN_LENGTH}자 이상 입력해 주세요.`)
    : acceptWithin(reason, REASON_MAX_LENGTH)

const isEmpty = (contact: string): boolean => {
  const parsed = parsePhone(contact)
  return !parsed.ok && parsed.reason === 'empty'
}

export const checkContact = (contact: string): RuleResult =>
  isEmpty(contact) ? accepted : checkPhone(contact)

/** As stored, the phone as `010-1234-5678`. */
export const tidySuggestion = ({ place, reason, contact }: BranchSuggestion): BranchSuggestion => ({
  place: tidyText(place),
  reason: tidyText(reason),
  contact: isEmpty(contact) ? '' : normalisePhone(contact),
})
