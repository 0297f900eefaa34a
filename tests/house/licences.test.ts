import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licenceFiles } from '../../scripts/licences/licenceFiles.ts'
import { noticesOf } from '../../scripts/licences/notices.ts'

const none = () => {
  throw new Error('not asked')
}

test('works with the same text share one notice', () => {
  const text = noticesOf(
    [
      { name: 'a', version: '1.0.0', identifier: 'MIT', text: 'Copyright A' },
      { name: 'b', version: '2.0.0', identifier: 'ISC', text: 'Copyright B' },
      { name: 'c', version: '3.0.0', identifier: 'MIT', text: 'Copyright A\n' },
    ],
    none,
  )
  expect(text).toContain('a 1.0.0 (MIT)\nc 3.0.0 (MIT)\n\nCopyright A\n')
  expect(text).toContain('b 2.0.0 (ISC)\n\nCopyright B\n')
  expect(text.match(/Copyright A/g)).toHaveLength(1)
})

test('a work without a text gets that of the licence chosen for it', () => {
  const purify = { name: 'p', version: '1.0.0', identifier: '(MPL-2.0 OR Apache-2.0)' }
  const text = noticesOf([purify], ({ name, identifier }) => `${identifier} of ${name}`)
  expect(text).toContain(
    'p 1.0.0 (Apache-2.0, chosen of (MPL-2.0 OR Apache-2.0))\n\nApache-2.0 of p\n',
  )
})

test.each(['GPL-3.0', '(MIT OR GPL-3.0)', undefined])('%s stops the build', (identifier) => {
  expect(() => noticesOf([{ name: 'g', version: '1.0.0', identifier, text: 'x' }], none)).toThrow(
    'g 1.0.0',
  )
})

test('Vite’s lists are not published, whose folder `**/.*` would not leave out', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'))
  expect(hosting.ignore).toContain('**/.vite/**')
  for (const file of Object.values(licenceFiles)) expect(file).toMatch(/^\.vite\//)
})
