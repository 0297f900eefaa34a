import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
const files = [...filesIn('tests/failures'), ...filesIn('e2e/failures')]
const textOf = (file: string) => readFileSync(file, 'utf8')
const proofs = files.filter((file) => /\.(test\.tsx|spec\.ts)$/.test(file)).map(textOf)
const rowsOf = (file: string) =>
  [...textOf(file).matchAll(/export const (\w+Rows) = \{/g)].map(([, name = '']) => name)

test.each(files.filter((file) => /Rows\.ts$/.test(file) && rowsOf(file).length > 0))(
  'what %s says of failures is proven and stands in the matrix',
  (file) => {
    const joined =
      textOf('tests/failures/rows/pageRows.ts') + textOf('e2e/support/failureMatrix.ts')
    for (const rows of rowsOf(file)) {
      const provers = proofs.filter((text) =>
        new RegExp(`prove(Rows|Cells)\\(\\s*${rows}\\b`).test(text),
      )
      expect(provers, rows).toHaveLength(1)
      expect(joined).toMatch(new RegExp(`\\.\\.\\.${rows}\\b`))
    }
  },
)
