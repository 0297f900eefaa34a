import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryFiles } from '../../scripts/repositoryFiles'

const files = repositoryFiles('src')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Search boxes, whose text is kept nowhere. */
const SEARCH = /maxLength[=:] ?\{?MAX_QUERY_LENGTH/g

test('no field cuts a pasted text in silence: a limit is said by the field', () => {
  const cutting = files
    .filter(({ text }) => /maxLength(=|: [^i])/.test(text.replaceAll(SEARCH, '')))
    .map(({ file }) => file)
  expect(cutting).toEqual(['src/ui/form/TextField.tsx'])
})

test('every text of several lines has a limit', () => {
  const fields = files.flatMap(({ file, text }) =>
    [...text.matchAll(/<TextAreaField\b[^>]*?\/>/gs)].map(([field]) => ({ file, field })),
  )
  expect(fields.length).toBeGreaterThan(4)
  expect(fields.filter(({ field }) => !field.includes('limit='))).toEqual([])
})
