import { acceptIf, type RuleResult, rejected } from '../rule'
import { tidyText } from './tidyText'
import { isVisibleText } from './visibleText'

/** Visible and, as stored, at most `max` UTF-16 units; with its particles: `'사유를', '사유는'`. */
export function checkRequiredText(
  text: string,
  max: number,
  [object, topic]: readonly [string, string],
): RuleResult {
  if (!isVisibleText(text)) return rejected(`${object} 입력해 주세요.`)
  return acceptIf(tidyText(text).length <= max, `${topic} ${max}자까지 입력할 수 있어요.`)
}
