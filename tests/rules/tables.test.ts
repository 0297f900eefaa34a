import { readFileSync } from 'node:fs'
import { beforeAll, expect } from 'vitest'
import { describeTables } from './describeTables.ts'

const host = process.env.FIRESTORE_EMULATOR_HOST ?? ''
const projectId = `demo-tables-${process.pid}`

beforeAll(async () => {
  const content = readFileSync('firestore.rules', 'utf8')
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  })
  expect(response.status, await response.text()).toBe(200)
})

describeTables({ host, projectId })
