import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { failureCells, failureTable } from '../../e2e/failureMatrix'

const text = readFileSync('docs/reliability.md', 'utf8')

test('the document prints the matrix that the browser proves', () => {
  expect(text).toContain(failureTable)
})

test('the document counts what is tried', () => {
  const tried = failureCells.filter(({ works }) => works !== undefined).length
  expect(text.replace(/\s+/g, ' ')).toContain(
    `${failureCells.length} cells, of which ${tried} are tried in a browser by \`e2e/failures/*.spec.ts\` and ${failureCells.length - tried} cannot happen`,
  )
})
