import { describe, expect, it } from 'vitest'
import { expressionGroups, isGranted, rulesWith } from '../emulators/firestore/rules/expressions.ts'

const host = process.env.FIRESTORE_EMULATOR_HOST ?? ''

async function putRules(projectId: string, content: string): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  })
  expect(response.status, await response.text()).toBe(200)
}

// tests/emulators/firestore/rules/language.test.ts runs the same rows on the local Firestore.
describe.each(Object.entries(expressionGroups))('%s', (group, { granted, refused }) => {
  const rows = [
    ...granted.map((expression) => ({ expression, expected: true })),
    ...refused.map((expression) => ({ expression, expected: false })),
  ]
  it('every condition has the table’s value', async () => {
    const projectId = `demo-language-${group}-${process.pid}`
    for (const { expression, expected } of rows) {
      await putRules(projectId, rulesWith(expression))
      expect(await isGranted({ host, projectId }), expression).toBe(expected)
    }
  })
})
