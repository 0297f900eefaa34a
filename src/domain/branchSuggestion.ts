/** Rules of the form that suggests a new branch. */
export const PLACE_MIN_LENGTH = 2
export const PLACE_MAX_LENGTH = 80
export const REASON_MIN_LENGTH = 5
export const REASON_MAX_LENGTH = 500

export const suggestionMessages = {
  place: `장소는 ${PLACE_MIN_LENGTH}자 이상 입력해 주세요.`,
  placeTooLong: `장소는 ${PLACE_MAX_LENGTH}자까지 입력할 수 있어요.`,
  reason: `이유는 ${REASON_MIN_LENGTH}자 이상 입력해 주세요.`,
  reasonTooLong: `이유는 ${REASON_MAX_LENGTH}자까지 입력할 수 있어요.`,
} as const

/** A place where a parent would like a branch. */
export interface BranchSuggestion {
  place: string
  reason: string
  /** A phone number in its normal form; empty when the parent gave none. */
  contact: string
}
