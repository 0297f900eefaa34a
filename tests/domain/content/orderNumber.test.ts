import { describe, expect, test } from 'vitest'
import {
  type NumberedRow,
  numbersAfterAdding,
  numbersAfterMove,
  ORDER_NUMBER_MAX,
} from '@/domain/content/orderNumber'
import { fc } from '../../fastCheck'

const rowsOf = (...numbers: (number | undefined)[]): NumberedRow[] =>
  numbers.map((number, index) => ({ id: `row-${index}`, number }))

describe('moving a row', () => {
  test.each([
    { name: 'up between two', numbers: [10, 20, 30], id: 2, to: 'up', changes: { 'row-2': 15 } },
    {
      name: 'down between two',
      numbers: [10, 20, 30],
      id: 0,
      to: 'down',
      changes: { 'row-0': 25 },
    },
    { name: 'to the top', numbers: [10, 20, 30], id: 1, to: 'up', changes: { 'row-1': 5 } },
    { name: 'to the end', numbers: [10, 20, 30], id: 1, to: 'down', changes: { 'row-1': 40 } },
    {
      name: 'to the top, far from 0',
      numbers: [90, 99],
      id: 1,
      to: 'up',
      changes: { 'row-1': 80 },
    },
    {
      name: 'to the end, near the largest',
      numbers: [1, ORDER_NUMBER_MAX - 4],
      id: 0,
      to: 'down',
      changes: { 'row-0': ORDER_NUMBER_MAX - 2 },
    },
    { name: 'nothing for an unknown row', numbers: [10, 20], id: 2, to: 'down', changes: {} },
    { name: 'nothing above the top', numbers: [10, 20], id: 0, to: 'up', changes: {} },
    { name: 'nothing below the end', numbers: [10, 20], id: 1, to: 'down', changes: {} },
    {
      name: 'to the top when the first is 0: all renumbered',
      numbers: [0, 5],
      id: 1,
      to: 'up',
      changes: { 'row-1': 10, 'row-0': 20 },
    },
    {
      name: 'to the end when the last is the largest',
      numbers: [10, ORDER_NUMBER_MAX],
      id: 0,
      to: 'down',
      changes: { 'row-1': 10, 'row-0': 20 },
    },
    {
      name: 'between equal numbers: all renumbered',
      numbers: [10, 10, 30],
      id: 2,
      to: 'up',
      changes: { 'row-2': 20, 'row-1': 30 },
    },
    {
      name: 'where others are equal: all renumbered',
      numbers: [10, 10, 30, 40],
      id: 3,
      to: 'up',
      changes: { 'row-1': 20, 'row-3': 30, 'row-2': 40 },
    },
    {
      name: 'where a number is missing: all renumbered',
      numbers: [10, 20, undefined],
      id: 2,
      to: 'up',
      changes: { 'row-2': 20, 'row-1': 30 },
    },
    {
      name: 'where a number is missing at the top: all renumbered',
      numbers: [undefined, 20],
      id: 1,
      to: 'up',
      changes: { 'row-1': 10, 'row-0': 20 },
    },
    {
      name: 'into a small gap',
      numbers: [0, 0.002, 1],
      id: 2,
      to: 'up',
      changes: { 'row-2': 0.001 },
    },
    {
      name: 'without a gap: all renumbered',
      numbers: [1, 1.001, 1.002],
      id: 2,
      to: 'up',
      changes: { 'row-0': 10, 'row-2': 20, 'row-1': 30 },
    },
  ] as const)('$name', ({ numbers, id, to, changes }) => {
    expect(Object.fromEntries(numbersAfterMove(rowsOf(...numbers), `row-${id}`, to))).toEqual(
      changes,
    )
  })

  test('puts it in its position, whatever the numbers were', () => {
    const number = fc.option(fc.double({ min: 0, max: ORDER_NUMBER_MAX, noNaN: true }), {
      nil: undefined,
    })
    fc.assert(
      fc.property(fc.array(number, { minLength: 2, maxLength: 12 }), fc.nat(), (numbers, pick) => {
        const rows = rowsOf(...numbers).sort((a, b) => (a.number ?? 1e9) - (b.number ?? 1e9))
        const index = 1 + (pick % (rows.length - 1))
        const id = rows[index]?.id ?? ''
        const changes = numbersAfterMove(rows, id, 'up')
        const after = rows
          .map((row) => ({ id: row.id, number: changes.get(row.id) ?? row.number ?? Number.NaN }))
          .sort((a, b) => a.number - b.number)
          .map((row) => row.id)
        const wanted = rows.map((row) => row.id)
        wanted.splice(index - 1, 2, id, rows[index - 1]?.id ?? '')
        expect(after).toEqual(wanted)
        for (const value of changes.values())
          expect(value >= 0 && value <= ORDER_NUMBER_MAX).toBe(true)
      }),
    )
  })
})

test.each([
  { numbers: [], end: 'last', changes: { added: 10 } },
  { numbers: [10, 25.5], end: 'last', changes: { added: 35 } },
  { numbers: [ORDER_NUMBER_MAX - 10], end: 'last', changes: { added: ORDER_NUMBER_MAX } },
  { numbers: [ORDER_NUMBER_MAX - 9], end: 'last', changes: { 'row-0': 10, added: 20 } },
  { numbers: [10, undefined], end: 'last', changes: { 'row-1': 20, added: 30 } },
  { numbers: [], end: 'first', changes: { added: 10 } },
  { numbers: [20, 30], end: 'first', changes: { added: 10 } },
  { numbers: [15, 20], end: 'first', changes: { added: 5 } },
  { numbers: [0.002, 20], end: 'first', changes: { added: 0.001 } },
  { numbers: [10, 20], end: 'first', changes: { added: 5 } },
  { numbers: [0, 20], end: 'first', changes: { added: 10, 'row-0': 20, 'row-1': 30 } },
] as const)('an added row is last: $numbers, $end', ({ numbers, end, changes }) => {
  const changed = numbersAfterAdding(rowsOf(...numbers), 'added', end)
  expect(Object.fromEntries(changed)).toEqual(changes)
})
