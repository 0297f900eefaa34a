import { expect, test } from 'vitest'
import { keepKnownRows } from '@/remote/keepKnownRows'

const known = [
  { id: 'a', seats: 1 },
  { id: 'b', seats: 2 },
]
const copied = () => known.map((row) => ({ ...row }))

test('an unchanged list is the known one', () => {
  expect(keepKnownRows(known, copied())).toBe(known)
})

test.each([
  { what: 'one row fewer', data: copied().slice(0, 1), keeps: ['a'] },
  { what: 'no row', data: [], keeps: [] },
  { what: 'another order', data: copied().reverse(), keeps: ['a', 'b'] },
  { what: 'a changed row', data: [{ id: 'a', seats: 0 }, ...copied().slice(1)], keeps: ['b'] },
  { what: 'rows without an id', data: ['a', null, undefined, {}, { id: 1 }], keeps: [] },
])('of a list with $what the rows that are known stay: $keeps', ({ data, keeps }) => {
  const kept = keepKnownRows<readonly unknown[]>([...known, null, 'a'], data)
  expect(kept).toEqual(data)
  expect(known.filter((row) => kept.includes(row)).map(({ id }) => id)).toEqual(keeps)
})

test('lists of a page, too; its other parts are new', () => {
  const page = { rows: known, more: 'x', at: { id: 'a', seats: 1 } }
  const data = { rows: copied(), more: 'y', at: { id: 'a', seats: 1 }, fresh: copied() }
  const kept = keepKnownRows(page, data)
  expect(kept).toEqual(data)
  expect(kept.rows).toBe(known)
  expect([kept.at, kept.fresh]).toEqual([data.at, data.fresh])
})

test.each([
  { what: 'nothing is known', before: undefined, data: { id: 'a' } },
  { what: 'nothing is there', before: known, data: null },
  { what: 'it is no plain object', before: known, data: new Map([['a', known]]) },
  { what: 'it is a list no more', before: known, data: 'a' },
])('where $what, it is as read', ({ before, data }) => {
  expect(keepKnownRows<unknown>(before, data)).toBe(data)
})
