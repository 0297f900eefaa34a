import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

const documents = [
  ...['README.md', 'README.ko.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
]

test.each(documents)('%s links only to files that exist', (document) => {
  const links = readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)
  const linked = [...links].map(([, path = '']) => join(dirname(document), path))
  expect(linked.filter((path) => !existsSync(path))).toEqual([])
})

test.each(pages)('$file is readable in two minutes', ({ text }) => {
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(300)
})
