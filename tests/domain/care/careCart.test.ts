import { describe, expect, test } from 'vitest'
import {
  type CareRow,
  careRow,
  careRowTime,
  checkCareRow,
  passSlotsOfRows,
  rowsInTheWay,
  rowsInTime,
  rowsNotBegun,
  rowsWithSeats,
  usesByPass,
  withCareRow,
} from '@/domain/care/careCart'
import type { PassUse } from '@/domain/care/passUses'
import { aPass } from '../orders/aPass'
import { inSeoul } from '../rides/aRide'
import { careSessionsOf } from './careSessionsOf'

const fourHours = aPass({ id: 'four', optionKey: '4h-45000', minutes: 240 })
const regular = aPass({ id: 'regular', planKey: 'subscription', optionKey: 'm-59000', minutes: 0 })
const family = aPass({ id: 'family', planKey: 'prepaid', optionKey: 'pre-200', minutes: 0 })

const monday = careSessionsOf('2026-11-30')
const tuesday = careSessionsOf('2026-12-01')

function row(
  place: number,
  passId: string,
  { childId = 'child-1', day = monday, branchId = 'seongsu' } = {},
): CareRow {
  const session = day[place]
  if (!session) throw new Error(`no session ${place}`)
  return careRow(session, { childId, branchId, passId })
}

const know = (uses: readonly PassUse[] | undefined = [], all = [fourHours, regular, family]) => ({
  passes: all,
  refundedOrderIds: new Set<string>(),
  usesOf: () => uses,
})

const used = (slot: string): PassUse => ({
  slot,
  sessionId: 's',
  bookingId: 'b',
  childId: 'child-1',
  createdAt: inSeoul('2026-11-24T09:00'),
})

const exceeded = { ok: false, reason: '이용권에 남은 횟수가 부족해요.' }
const fine = { ok: true }

const onTuesday = (passId: string) => row(0, passId, { day: tuesday })
const sibling = (number: number) => row(0, 'family', { childId: `child-${number}` })

test('what must go before another: of the pass, of a daily pass that day’s', () => {
  const rows = [row(0, 'four'), row(1, 'regular'), onTuesday('regular')]
  const passes = [fourHours, regular]
  expect(rowsInTheWay(onTuesday('four'), rows, passes)).toEqual([rows[0]])
  expect(rowsInTheWay(row(0, 'regular'), rows, passes)).toEqual([rows[1]])
  expect(rowsInTheWay(onTuesday('regular'), rows, passes)).toEqual([rows[2]])
})

describe('adding a row', () => {
  test.each([
    ['first of two', row(0, 'four'), [], [], fine],
    ['second of two', row(1, 'four'), [row(0, 'four')], [], fine],
    ['third of two', onTuesday('four'), [row(0, 'four'), row(1, 'four')], [], exceeded],
    ['rows of another pass', row(2, 'four'), [row(1, 'regular'), onTuesday('regular')], [], fine],
    ['one is used', row(1, 'four'), [row(0, 'four')], [used('2')], exceeded],
    ['uses unknown', row(1, 'four'), [row(0, 'four')], undefined, fine],
    ['a day of 레귤러', row(0, 'regular'), [onTuesday('regular')], [], fine],
    ['twice a day', row(1, 'regular'), [row(0, 'regular')], [], exceeded],
    ['a used day', row(0, 'regular'), [], [used('20261130')], exceeded],
    ['two children on 패밀리', sibling(2), [row(0, 'family')], [], fine],
    ['three on 패밀리', sibling(3), [row(0, 'family'), sibling(2)], [], exceeded],
  ])('%s', (_, added, rows, uses, result) => {
    const known = { ...know(), usesOf: () => uses }
    expect(checkCareRow(added, rows, known, 0)).toEqual(result)
  })

  test('패밀리 without 레귤러 on that day', () => {
    expect(checkCareRow(row(0, 'family'), [], know([], [family]), 0)).toEqual({
      ok: false,
      reason: '레귤러 이용권이 있는 날만 쓸 수 있어요.',
    })
  })

  test('an unknown pass', () => {
    expect(checkCareRow(row(0, 'gone'), [], know(), 0)).toEqual({
      ok: false,
      reason: '쓸 수 있는 이용권이 없어요.',
    })
    expect(rowsInTheWay(row(0, 'gone'), [row(0, 'four')], [fourHours])).toEqual([])
  })

  const tooMany = { ok: false, reason: '한 회차에는 4명까지 예약할 수 있어요.' }
  test.each([
    { held: 3, rows: [], result: fine },
    { held: 4, rows: [], result: tooMany },
    { held: 2, rows: [sibling(2)], result: fine },
    { held: 3, rows: [sibling(2)], result: tooMany },
    { held: 3, rows: [row(1, 'family')], result: fine },
  ])('$held of the family are booked, $rows.length are picked', ({ held, rows, result }) => {
    expect(checkCareRow(row(0, 'four'), rows, know(), held)).toEqual(result)
  })
})

test('rows are unique and in order of time', () => {
  const rows = withCareRow(withCareRow([row(1, 'four')], row(0, 'four')), row(1, 'regular'))
  expect(rows.map(({ start, passId }) => [start, passId])).toEqual([
    ['13:00', 'four'],
    ['15:00', 'regular'],
  ])
  expect(rows.map(careRowTime)).toEqual(['11.30(월) 13:00~15:00', '11.30(월) 15:00~17:00'])
})

test.each([
  { when: '2026-11-30T12:59:59', inTime: 2, notBegun: 2 },
  { when: '2026-11-30T13:00', inTime: 2, notBegun: 1 },
  { when: '2026-11-30T14:30', inTime: 2, notBegun: 1 },
  { when: '2026-11-30T14:30:01', inTime: 1, notBegun: 1 },
])('at $when', ({ when, inTime, notBegun }) => {
  const rows = [row(0, 'four'), row(1, 'four')]
  expect(rowsInTime(rows, inSeoul(when))).toHaveLength(inTime)
  expect(rowsNotBegun(rows, inSeoul(when))).toHaveLength(notBegun)
})

test.each([
  { name: 'free', change: {}, left: 2 },
  { name: 'one seat for two', change: { taken: 19 }, left: 1 },
  { name: 'full', change: { taken: 20 }, left: 0 },
  { name: 'closed', change: { closed: true }, left: 0 },
])('rows of a session that is $name', ({ change, left }) => {
  const rows = [row(0, 'four'), row(0, 'four', { childId: 'child-2' })]
  const other = row(0, 'four', { branchId: 'jamsil' })
  const sessions = careSessionsOf('2026-11-30', change)
  expect(rowsWithSeats([...rows, other], 'seongsu', sessions)).toHaveLength(left + 1)
  expect(rowsWithSeats(rows, 'seongsu', [])).toEqual([])
})

test('uses per pass', () => {
  expect(usesByPass([row(0, 'four'), row(0, 'regular'), row(1, 'four')])).toEqual([
    { passId: 'four', count: 2 },
    { passId: 'regular', count: 1 },
  ])
})

test('rows get different slots', () => {
  const rows = [
    row(0, 'four'),
    row(1, 'four'),
    row(2, 'family'),
    row(2, 'family', { childId: 'child-2' }),
    row(0, 'regular', { day: tuesday }),
    row(1, 'gone', { day: tuesday }),
  ]
  expect([...passSlotsOfRows(rows, know([used('1')])).values()]).toEqual([
    ['2'],
    [],
    ['20261130', '20261130-2'],
    ['20261130-2'],
    ['20261201'],
    [],
  ])
})
