import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = readdirSync('docs/decisions').map((file) => ({
  file,
  text: readFileSync(`docs/decisions/${file}`, 'utf8'),
}))

test('numbers of decisions are unique; those of superseded ones are not given again', () => {
  const numbers = pages.map(({ file }) => Number(file.slice(0, 4)))
  expect(new Set(numbers).size).toBe(pages.length)
})

test.each(pages)('$file has its number, status and date', ({ file, text }) => {
  const [title, , status] = text.split('\n')
  expect(title).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `))
  expect(status).toMatch(/^Status: accepted · \d{4}-\d{2}-\d{2}/)
})

test.each(pages)('$file links only to decisions that exist', ({ text }) => {
  const files = pages.map(({ file }) => file)
  const linked = [...text.matchAll(/\]\((\d{4}-[^)#]+\.md)/g)].map(([, file]) => file)
  expect(files).toEqual(expect.arrayContaining(linked))
})

test.each(pages)('$file is readable in two minutes', ({ text }) => {
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(300)
})
