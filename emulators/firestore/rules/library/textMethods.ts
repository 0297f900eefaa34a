import { isWholeMatch, replaceText, splitText } from '../language/pattern.ts'
import { bool, integer, listOf, text } from '../ruleValue.ts'
import { stringOf } from './argument.ts'
import { methods } from './methods.ts'

/** Sizes and positions in UTF-16 units, as in the service. */
export const stringMethods = methods<'string'>({
  size: [0, ({ value }) => integer(value.length)],
  lower: [0, ({ value }) => text(value.toLowerCase())],
  upper: [0, ({ value }) => text(value.toUpperCase())],
  trim: [0, ({ value }) => text(trimmed(value))],
  matches: [1, ({ value }, [pattern]) => bool(isWholeMatch(stringOf(pattern), value))],
  split: [1, ({ value }, [pattern]) => listOf(splitText(stringOf(pattern), value).map(text))],
  replace: [
    2,
    ({ value }, [pattern, replacement]) =>
      text(replaceText(stringOf(pattern), value, stringOf(replacement))),
  ],
  toUtf8: [0, ({ value }) => ({ kind: 'bytes', value: Buffer.from(value) })],
})

export const bytesMethods = methods<'bytes'>({
  size: [0, ({ value }) => integer(value.length)],
  // The service writes capitals.
  toHexString: [0, ({ value }) => text(Buffer.from(value).toString('hex').toUpperCase())],
})

/** Trims characters up to the space only, as the service does. */
function trimmed(value: string): string {
  let from = 0
  let to = value.length
  while (from < to && value.charCodeAt(from) <= 32) from += 1
  while (to > from && value.charCodeAt(to - 1) <= 32) to -= 1
  return value.slice(from, to)
}
