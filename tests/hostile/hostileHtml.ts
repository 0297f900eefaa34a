import { attacks } from '../../e2e/support/attackStrings'
import { fc } from '../fastCheck'
import { foreignUrl, hostileText } from './hostileValues'

/** HTML combined from attacks; cleaned in a real browser (`e2e/site/hostile.spec.ts`), whose parser counts. */
export const hostileHtml = fc
  .array(
    fc.oneof(
      fc.constantFrom(...attacks),
      foreignUrl.map((url) => `<a href="${url}">x</a><img src='${url}'>`),
      hostileText,
      fc.constantFrom(
        '<div>'.repeat(300),
        '<!--',
        ']]>',
        '<svg><p>',
        '<table><td>',
        '<select>',
        '&#0;',
      ),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''))
