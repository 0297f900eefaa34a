import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every form uses Form.tsx', () => {
  const plain = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && file !== 'ui/form/Form.tsx')
    .filter((file) => /<form\b/.test(readFileSync(`src/${file}`, 'utf8')))
  expect(plain).toEqual([])
})
