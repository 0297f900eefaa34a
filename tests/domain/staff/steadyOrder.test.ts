import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  haveRowsMoved,
  isSameOrder,
  keepOrder,
  orderAnew,
  type SteadyRow,
} from '@/domain/staff/steadyOrder'

/** `a b|c`: rows a and b of the first list, c of the second; a capital is folded, `-a` stands in no list. */
const rowsOf = (text: string): SteadyRow[] =>
  text.split('|').flatMap((list, index) =>
    list
      .split(' ')
      .filter(Boolean)
      .map((name) => ({
        key: name.replace('-', '').toLowerCase(),
        list: name.startsWith('-') ? '' : `list-${index}`,
        isFolded: name !== name.toLowerCase(),
      })),
  )

const textOf = (rows: readonly SteadyRow[]) =>
  rows.map(({ key, list, isFolded }) => `${list.at(-1)}${isFolded ? key.toUpperCase() : key}`)

test.each([
  { what: 'rows keep their place', shown: 'a b c', facts: 'b c a', is: 'a b c' },
  { what: 'a row of another list stays', shown: 'a b|c', facts: 'a|b c', is: 'a b|c' },
  { what: 'a row keeps its look', shown: 'a b', facts: 'A b', is: 'a b' },
  { what: 'a row of no list stays', shown: 'a b', facts: '-a b', is: 'a b' },
  { what: 'nor comes', shown: 'a b', facts: 'a -n b', is: 'a b' },
  { what: 'what is gone goes', shown: 'a b c', facts: 'a c', is: 'a c' },
  { what: 'a new one comes below', shown: 'a b', facts: 'a b n', pressed: 'a', is: 'a b n' },
  { what: 'right below', shown: 'a b', facts: 'a n b', pressed: 'a', is: 'a n b' },
  { what: 'one above waits', shown: 'a b', facts: 'n a b', pressed: 'a', is: 'a b', waiting: 1 },
  { what: 'between', shown: 'a b', facts: 'a n b', pressed: 'b', is: 'a b', waiting: 1 },
  { what: 'nothing pressed, none waits', shown: 'a b', facts: 'n a m b', is: 'n a m b' },
  { what: 'a pressed row that is gone', shown: 'a b', facts: 'n b', pressed: 'a', is: 'n b' },
  { what: 'after its neighbour, wherever', shown: 'a b', facts: 'b n a', is: 'a b n' },
  { what: 'not by one that stands elsewhere', shown: 'a b|c', facts: 'a|n b c', is: 'a b|n c' },
  { what: 'into an empty list', shown: 'a|', facts: 'a|n', pressed: 'a', is: 'a|n' },
  {
    what: 'into an empty list above',
    shown: '|b',
    facts: 'n|b',
    pressed: 'b',
    is: '|b',
    waiting: 1,
  },
  { what: 'a list in between', shown: 'a||c', facts: 'a|n|c', pressed: 'a', is: 'a|n|c' },
  { what: 'the first rows of all', shown: '', facts: 'a b|c', is: 'a b|c' },
])('$what: $shown, then $facts', ({ shown, facts, pressed, is, waiting = 0 }) => {
  const kept = keepOrder(rowsOf(shown), rowsOf(facts), pressed)
  expect(textOf(kept.rows)).toEqual(textOf(rowsOf(is)))
  expect(kept.waiting).toBe(waiting)
})

test('put in order anew, nothing waits', () => {
  expect(orderAnew(rowsOf('b -c a'))).toEqual({ rows: rowsOf('b a'), waiting: 0 })
})

test.each([
  ['a b', 'a b', false],
  ['a b', 'a b c', false],
  ['a b', 'n a b', true],
  ['a b', 'a', true],
  ['a b', 'a B', true],
  ['a b', 'a|b', true],
])('from %s to %s rows have moved: %s', (before, after, isMoved) => {
  expect(haveRowsMoved(rowsOf(before), rowsOf(after))).toBe(isMoved)
  expect(isSameOrder(rowsOf(before), rowsOf(after))).toBe(before === after)
})

describe('whatever comes, leaves and changes', () => {
  const order = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 })
  const rows = order.map((keys) => rowsOf(keys.join(' ')))

  test('the rows that stay keep their order, and nothing comes above the pressed one', () => {
    fc.assert(
      fc.property(rows, rows, fc.constantFrom(...'abcdefghij'), (shown, facts, pressed) => {
        const kept = keepOrder(shown, facts, pressed)
        const keys = kept.rows.map(({ key }) => key)
        const stayed = shown.filter((row) => keys.includes(row.key)).map(({ key }) => key)
        expect(keys.filter((key) => stayed.includes(key))).toEqual(stayed)
        expect(keys.length + kept.waiting).toBe(facts.length)
        if (stayed.includes(pressed)) {
          const above = keys.slice(0, keys.indexOf(pressed))
          expect(above).toEqual(stayed.slice(0, stayed.indexOf(pressed)))
        }
      }),
    )
  })
})
