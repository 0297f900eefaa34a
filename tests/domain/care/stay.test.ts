import { expect, test } from 'vitest'
import { careProgramId } from '@/domain/care/careSession'
import { careEnd, staysOf } from '@/domain/care/stay'
import type { SessionBooking } from '@/domain/programs/programSession'
import { aSessionBooking } from '../programs/aSessionBooking'
import { aCareBooking, onCareDay } from './aCareBooking'

const spans = (...changes: readonly Partial<SessionBooking>[]) =>
  staysOf(changes.map(aCareBooking)).map(
    ({ startsAt, endsAt, bookings }) =>
      `${startsAt.getUTCHours() + 9}-${endsAt.getUTCHours() + 9} ${bookings.length}`,
  )

const first = {}
const second = { startsAt: onCareDay('15:00') }
const third = { startsAt: onCareDay('17:00') }

test.each<[string, Partial<SessionBooking>[], string[]]>([
  ['bookings that adjoin', [second, first], ['13-17 2']],
  ['all three', [third, second, first], ['13-19 3']],
  ['a gap', [first, third], ['13-15 1', '17-19 1']],
  ['another child', [first, { ...second, childId: 'child-2' }], ['13-15 1', '15-17 1']],
  [
    'two children in order of time',
    [third, first, { ...second, childId: 'child-2' }],
    ['13-15 1', '15-17 1', '17-19 1'],
  ],
  ['another account', [first, { ...second, uid: 'parent-2' }], ['13-15 1', '15-17 1']],
  [
    'another branch',
    [first, { ...second, programId: careProgramId('mapo') }],
    ['13-15 1', '15-17 1'],
  ],
  [
    'one cancelled',
    [first, { ...second, cancelledAt: onCareDay('10:00') }],
    ['13-15 1', '15-17 1'],
  ],
  ['one that cannot be read', [{ isUnreadable: true }, second], ['13-15 1', '15-17 1']],
  [
    'booked again after going home',
    [{ leftAt: onCareDay('14:50') }, second],
    ['13-15 1', '15-17 1'],
  ],
  [
    'both gone home',
    [{ leftAt: onCareDay('16:50') }, { ...second, leftAt: onCareDay('16:50') }],
    ['13-17 2'],
  ],
])('%s', (_, changes, expected) => {
  expect(spans(...changes)).toEqual(expected)
})

test('a program booking makes no stay', () => {
  expect(staysOf([aSessionBooking()])).toEqual([])
})

test('an irregular session lasts two hours, or as its document says', () => {
  const odd = aCareBooking({ startsAt: onCareDay('10:30') })
  expect(careEnd(odd)).toEqual(onCareDay('12:30'))
  expect(staysOf([odd], () => onCareDay('11:00'))[0]?.endsAt).toEqual(onCareDay('11:00'))
})
