import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedDocs } from '../../scripts/docs/generatedDocs.ts'

test.each(Object.entries(generatedDocs))(
  'docs/generated/%s is what `npm run docs` writes',
  (file, text) => {
    expect(readFileSync(`docs/generated/${file}`, 'utf8')).toBe(text)
  },
)
