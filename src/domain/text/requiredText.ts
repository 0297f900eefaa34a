import { type RuleResult, rejected } from '../rule'
import { acceptWithin } from './textLimit'
import { isVisibleText } from './visibleText'

/** Visible and, as stored, at most `max` UTF-16 units; `what` with its particle: `'사유를'`. */
export const checkRequiredText = (text: string, max: number, what: string): RuleResult =>
  isVisibleText(text) ? acceptWithin(text, max) : rejected(`${what} 입력해 주세요.`)
