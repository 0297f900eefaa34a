import { describe, expect, it } from 'vitest'
import { RulesSyntaxError } from '../../../../emulators/firestore/rules/rulesError.ts'
import { Ruleset } from '../../../../emulators/firestore/rules/ruleset.ts'
import { createFirestoreEmulator } from '../../../../emulators/firestore/server.ts'
import { expressionGroups, isGranted, rulesWith } from './expressions.ts'

// tests/rules/language.test.ts runs the same rows on the official emulator.
describe.each(Object.entries(expressionGroups))('%s', (_, { granted, refused }) => {
  const rows = [
    ...granted.map((expression) => ({ expression, expected: true })),
    ...refused.map((expression) => ({ expression, expected: false })),
  ]
  it('every condition has the service’s value', async () => {
    let ruleset = new Ruleset(rulesWith('true'))
    const { port, close } = await createFirestoreEmulator({ rules: () => ruleset }).listen(0)
    try {
      for (const { expression, expected } of rows) {
        ruleset = new Ruleset(rulesWith(expression))
        const engine = { host: `127.0.0.1:${port}`, projectId: 'demo' }
        expect(await isGranted(engine), expression).toBe(expected)
      }
    } finally {
      await close()
    }
  })
})

/** What the service refuses too, and what only the emulator refuses. */
const unreadable: readonly (readonly [condition: string, place: string])[] = [
  ['1/2 == 0', '7:2'],
  ['9223372036854775808 > 0', '7:1'],
  ['1 is nope', '7:6'],
  ["'\\q' == 'q'", '7:1'],
  ["'a'.matches('(?=a)a')", '7:13'],
  ["'aa'.matches('(a)\\\\1')", '7:14'],
  ['1 ==', '7:5'],
  ['nope == null', '7:1'],
  ['nope()', '7:1'],
  ["'a'.nope()", '7:4'],
  ["'a'.size(1)", '7:4'],
  ['math.min(1, 2) == 1', '7:5'],
  ['hashing.md5(b) == b', '7:8'],
  ['request.host == null', '7:8'],
  ['request.resource.size == 1', '7:17'],
  ['resource.keys().size() == 1', '7:9'],
  ['[1].toSet() is set', '7:16'],
  ['f(1) ### function f() { return true; }', '7:1'],
  ['f() ### function f() { return f(); }', '4:14'],
  ['f() ### function f() { let a = 1; let a = 2; return a == 2; }', '4:35'],
  ['f() ### function f() { return true; } function f() { return true; }', '4:44'],
  [`${'('.repeat(99)}true${')'.repeat(99)}`, '7:100'],
]

describe('a file with unknown terms', () => {
  it.each(unreadable)('%s fails at %s', (condition, place) => {
    const read = () => new Ruleset(rulesWith(condition))
    expect(read).toThrow(RulesSyntaxError)
    expect(read).toThrow(new RegExp(`^${place} `))
  })
})
