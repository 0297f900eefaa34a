import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each([
  ['form', 'ui/form/Form.tsx'],
  // Whose dialogs close by the browser's way back: `Dialog.test.tsx`.
  ['dialog', 'ui/layout/Dialog.tsx'],
])('every %s is the one of %s', (element, home) => {
  const plain = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => new RegExp(`<${element}\\b`).test(readFileSync(`src/${file}`, 'utf8')))
  expect(plain).toEqual([home])
})
