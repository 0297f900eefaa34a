import fc from 'fast-check'
import { expect } from 'vitest'
import { foreignUrl, hostileText } from './hostileValues'

/** What somebody may type or paste. */
export const text = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  foreignUrl,
  // What stands on a clipboard: a table, a mail with a signature, full-width digits.
  fc.constantFrom(
    '010 1234\n5678',
    '０１０１２３４５６７８',
    '\u202a010-1234-5678\u202c',
    'a\tb\r\nc',
  ),
)
const KOREAN = /[가-힣]/
/** A message is for a Korean reader. */
export const expectKorean = (message: string | undefined) => {
  if (message !== undefined) expect(message).toMatch(KOREAN)
}
