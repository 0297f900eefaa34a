import { expect, test } from 'vitest'
import { parseRules } from '../../../../emulators/firestore/rules/language/parseRules.ts'
import type { MatchBlock } from '../../../../emulators/firestore/rules/language/syntax.ts'
import { rulesMutants } from '../../../rules/rulesMutants.ts'
import { rulesWith } from './expressions.ts'

/** What rules say, wherever it stands in their file. */
const meaning = (rules: MatchBlock): string =>
  JSON.stringify(rules, (key, value: unknown) => {
    if (key === 'position' || key === 'depth') return undefined
    return typeof value === 'bigint' ? String(value) : value
  })

test.each([
  ['a == 1', ['true']],
  ['f(a)', []],
  ['a == 1 && b', ['true && b', 'a == 1 && true']],
  ['a || b is int', ['false || b is int', 'a || false']],
  ['a && (b || c)', ['true && (b || c)', 'a && (false || c)', 'a && (b || false)']],
  ['!(a && b)', ['true', '!(true && b)', '!(a && true)']],
  ['a ? b == 1 : c', ['a ? c : b == 1', 'a ? true : c']],
])('%s loses each of its conditions once', (condition, expected) => {
  const found = rulesMutants(parseRules(rulesWith(condition)))
  expect(found.map(({ rules }) => meaning(rules))).toEqual(
    expected.map((left) => meaning(parseRules(rulesWith(left)))),
  )
})
