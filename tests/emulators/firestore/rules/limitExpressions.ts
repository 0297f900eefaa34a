import type { Expressions } from './expressions.ts'

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' && ')

/** Looks as many documents up; none of them exists. */
const lookups = (count: number) =>
  repeat(count, (index) => `!exists(/databases/$(database)/documents/looked/d${index})`)

/** As many words joined, in groups that are not too deep. The first counts one expression, each further one three. */
const words = (count: number) => {
  const groups = Array<string>(Math.floor(count / 20)).fill(`(${repeat(20, () => 'true')})`)
  return [...groups, repeat(count % 20, () => 'true')].filter(Boolean).join(' && ')
}

/** What one question may use up: 10 documents looked up, 1,000 expressions. */
export const limits: Readonly<Record<string, Expressions>> = {
  lookups: {
    granted: [lookups(10), `${lookups(10)} && ${lookups(10)}`],
    refused: [lookups(11)],
  },
  expressions: {
    granted: [
      words(334),
      // A variable is worked out once, however often it is used.
      `f() ### function f() { let all = ${words(330)}; return all && all && all && all; }`,
    ],
    refused: [
      words(335),
      `f() ### function f() { let all = ${words(331)}; return all && all && all && all; }`,
      // A function is worked out with every call.
      `f() && f() ### function f() { return ${words(200)}; }`,
    ],
  },
}
