import { expect, test } from 'vitest'
import { findNotice, type Notice } from '@/domain/site/notice'

const notice = (id: string): Notice => ({
  id,
  kind: '안내',
  title: id,
  day: '2026-11-20',
  body: [],
})
const [a, b, c] = [notice('a'), notice('b'), notice('c')]

test.each([
  ['a', { notice: a, newer: undefined, older: b }],
  ['b', { notice: b, newer: a, older: c }],
  ['c', { notice: c, newer: b, older: undefined }],
])('%s is found with its neighbours', (id, expected) => {
  expect(findNotice([a, b, c], id)).toEqual(expected)
})

test.each([null, '', 'd', '__proto__'])('%j is no notice', (id) => {
  expect(findNotice([a, b, c], id)).toBeUndefined()
})
