import { accepted, type RuleResult, rejected } from '../rule'
import { tidyText } from './tidyText'
import { isVisibleText } from './visibleText'

/** In UTF-16 units, as the rules count; the words of specification 8, section 0. */
export const acceptLength = (length: number, limit: number): RuleResult =>
  length <= limit
    ? accepted
    : rejected(`${limit}자까지 적을 수 있어요. ${length - limit}자를 줄여 주세요.`)

/** Does the text fit as it is stored? */
export const acceptWithin = (text: string, limit: number): RuleResult =>
  acceptLength(tidyText(text).length, limit)

/** For fields that may stay empty. */
export const checkTextWithin =
  (limit: number) =>
  (text: string): RuleResult =>
    acceptWithin(text, limit)

/** Visible and, as stored, at most `max` UTF-16 units; `what` with its particle: `'사유를'`. */
export const checkRequiredText = (text: string, max: number, what: string): RuleResult =>
  isVisibleText(text) ? acceptWithin(text, max) : rejected(`${what} 입력해 주세요.`)
