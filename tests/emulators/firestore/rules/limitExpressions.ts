import type { Expressions } from './expressions.ts'

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' && ')

/** So many lookups of missing documents. */
const lookups = (count: number) =>
  repeat(count, (index) => `!exists(/databases/$(database)/documents/looked/d${index})`)

/** So many words joined in shallow groups. The first counts one expression, each further one three. */
const words = (count: number) => {
  const groups = Array<string>(Math.floor(count / 20)).fill(`(${repeat(20, () => 'true')})`)
  return [...groups, repeat(count % 20, () => 'true')].filter(Boolean).join(' && ')
}

/** A request's limits: 10 lookups, 1,000 expressions. */
export const limits: Readonly<Record<string, Expressions>> = {
  lookups: {
    granted: [lookups(10), `${lookups(10)} && ${lookups(10)}`],
    refused: [lookups(11)],
  },
  expressions: {
    granted: [
      words(334),
      // A variable is evaluated once.
      `f() ### function f() { let all = ${words(330)}; return all && all && all && all; }`,
    ],
    refused: [
      words(335),
      `f() ### function f() { let all = ${words(331)}; return all && all && all && all; }`,
      // A function is evaluated at every call.
      `f() && f() ### function f() { return ${words(200)}; }`,
    ],
  },
}
