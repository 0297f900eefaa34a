import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { activityTable, costTable, SESSIONS } from '../../e2e/costModel'

const text = readFileSync('docs/cost.md', 'utf8')

test('the document prints what the browser counts', () => {
  expect(text).toContain(activityTable)
  expect(text).toContain(`${SESSIONS} sessions`)
})

test('the document prints what follows from it', () => {
  expect(text).toContain(costTable)
})
