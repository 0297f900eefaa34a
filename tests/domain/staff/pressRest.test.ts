import { expect, test } from 'vitest'
import { type RestingList, takesPress } from '@/domain/staff/pressRest'

const none: RestingList = { rows: new Map() }
const here = { x: 100, y: 100 }
const pressed: RestingList = { ...none, last: { at: 0, place: here, row: 'a' } }
const wrote: RestingList = { ...pressed, rows: new Map([['a', 0]]) }

test.each([
  { what: 'the first', press: { at: 0, place: here }, list: none, is: true },
  {
    what: 'the same place, 950 ms later',
    press: { at: 950, place: here },
    list: pressed,
    is: false,
  },
  {
    what: 'the same place, 999 ms later',
    press: { at: 999, place: here },
    list: pressed,
    is: false,
  },
  {
    what: 'the same place, a second later',
    press: { at: 1000, place: here },
    list: pressed,
    is: true,
  },
  { what: '24 px away', press: { at: 1, place: { x: 124, y: 100 } }, list: pressed, is: false },
  { what: '25 px away', press: { at: 1, place: { x: 125, y: 100 } }, list: pressed, is: true },
  { what: '18 px both ways', press: { at: 1, place: { x: 118, y: 118 } }, list: pressed, is: true },
  {
    what: 'touched before, answered after',
    press: { at: -50, place: here },
    list: pressed,
    is: false,
  },
  {
    what: 'a key in the row, which did not write',
    press: { at: 1, row: 'a' },
    list: pressed,
    is: true,
  },
  { what: 'a key in the row that wrote', press: { at: 999, row: 'a' }, list: wrote, is: false },
  {
    what: 'the row again, elsewhere',
    press: { at: 1, row: 'a', place: { x: 300, y: 100 } },
    list: wrote,
    is: false,
  },
  { what: 'the row a second later', press: { at: 1000, row: 'a' }, list: wrote, is: true },
  {
    what: 'another row at once',
    press: { at: 1, row: 'b', place: { x: 100, y: 180 } },
    list: wrote,
    is: true,
  },
  {
    what: 'after an ordering',
    press: { at: 999, row: 'b' },
    list: { ...none, movedAt: 0 },
    is: false,
  },
  {
    what: 'a second after it',
    press: { at: 1000, row: 'b' },
    list: { ...none, movedAt: 0 },
    is: true,
  },
])('$what: $is', ({ press, list, is }) => expect(takesPress(press, list)).toBe(is))
