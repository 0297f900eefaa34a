import { expect, test } from 'vitest'
import { branchPath, collapseSlashes, programPath } from '@/domain/site/paths'

test.each([
  ['//branches/suggest', '/branches/suggest'],
  ['///a////b', '/a/b'],
  ['/', '/'],
  ['/branches/suggest', '/branches/suggest'],
])('%s is the address %s', (typed, tidy) => {
  expect(collapseSlashes(typed)).toBe(tidy)
})

test('an id is escaped in its address', () => {
  expect(branchPath('../my')).toBe('/branches/..%2Fmy')
  expect(programPath('a?b#c')).toBe('/programs/a%3Fb%23c')
})
