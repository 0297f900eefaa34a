import { addDays, dayOf, seoulInstant } from '../../../src/domain/dates/day.ts'
import { allowed, asks, type RuleTable, refused } from '../table.ts'
import { change, commit, type Fields, put, SERVER_TIME, seedDocument } from '../wire.ts'
import { after, BUSAN, DAY, fareAt, place, rideAt, standingRide } from './aRide.ts'
import { careSession } from './careBookings.ts'
import { guardians, identities, people } from './people.ts'
import { sessionAt } from './seats.ts'
import { firstTariff } from './settings.ts'

/** Rides and care sessions by the fares and closed days that the agit has set. */
export function rideSettings(now: Date): RuleTable {
  const today = dayOf(now)
  const at = (days: number, hour: number, minute = 0) =>
    seoulInstant(addDays(today, days), hour, minute)
  const closedDay = (branchId: string, days: number) =>
    `${branchId}_${addDays(today, days).replaceAll('-', '')}`
  const rise = 3_000
  const ride = (startsAt: Date, fields: Fields = {}) => ({ ...rideAt(startsAt), ...fields })
  const book = (startsAt: Date, fields: Fields = {}) =>
    commit(put('rides/new', ride(startsAt, fields)))
  const fare = (startsAt: Date, more: number) => ({ fareKRW: fareAt(startsAt) + more })
  const move = (startsAt: Date, more = 0) =>
    commit(
      change('rides/own', {
        startsAt,
        ...fare(startsAt, more),
        status: 'requested',
        driver: null,
        reached: {},
        updatedAt: SERVER_TIME,
      }),
    )
  const children = Array.from({ length: 15 }, (_, index) => `child-${index}`)
  const bookFor = (count: number, phone: string) =>
    commit(
      ...children
        .slice(0, count)
        .map((childId) => put(`rides/${childId}`, ride(at(3, 15), { childId, phone }))),
    )
  const session = (startsAt: Date, programId: string, fields: Fields = {}) =>
    commit(
      put(`program_sessions/${programId}_20270106_1500`, {
        ...sessionAt(startsAt, 8, 0),
        programId,
        ...fields,
      }),
    )
  const open = (id: string) => commit(change(`program_sessions/${id}`, { closed: false }))
  const reopen = (id: string) =>
    commit({
      ...change(`program_sessions/${id}`, { closed: false }),
      mask: ['closed', 'closedReason'],
    })
  const closing = (id: string, fields: Fields) =>
    commit(change(`program_sessions/${id}`, { closed: true, ...fields }))
  const CLOSED = 'care-seongsu_20270105_1300'
  const SHUT = 'care-seongsu_20270106_1300'
  const PROGRAM = 'art_20270105_1300'
  const UNSAID = 'care-seongsu_20270105_1500'
  const FREE = 'care-seongsu_20270107_1300'
  return {
    seed: [
      ...people(now),
      ...guardians(now),
      ...children.map((id) => seedDocument(`users/parent/children/${id}`, { name: '김하온' })),
      seedDocument('settings/fares', {
        current: firstTariff,
        next: {
          ...firstTariff,
          baseKRW: 10_000 + rise,
          perKmKRW: 1_000,
          from: at(5, 0),
        },
        past: [],
        updatedAt: after(now, -DAY),
      }),
      seedDocument('settings/closures', {
        days: {
          [closedDay('seongsu', 2)]: '시설 점검',
          [closedDay('mapo', 3)]: '시설 점검',
        },
        updatedAt: after(now, -DAY),
      }),
      seedDocument('rides/own', standingRide(at(4, 15), 'confirmed', now)),
      seedDocument(`program_sessions/${CLOSED}`, careSession(at(2, 13), { closed: true })),
      seedDocument(
        `program_sessions/${SHUT}`,
        careSession(at(3, 13), { closed: true, closedReason: '폭설' }),
      ),
      seedDocument(`program_sessions/${UNSAID}`, careSession(at(2, 15))),
      seedDocument(`program_sessions/${FREE}`, careSession(at(3, 15))),
      seedDocument(`program_sessions/${PROGRAM}`, {
        ...sessionAt(at(2, 13), 8, 0),
        closed: true,
      }),
    ],
    rows: [
      ...asks('parent', {
        'book a ride': allowed(book(at(3, 15))),
        'book a ride in the last minute before a closed day': allowed(book(at(1, 23, 59))),
        'book a ride in the first minute of a closed day': refused(book(at(2, 0))),
        'book a ride on a closed day': refused(book(at(2, 15))),
        'book a ride in the last minute of a closed day': refused(book(at(2, 23, 59))),
        'book a ride in the first minute after it': allowed(book(at(3, 0))),
        'book a ride on a day on which another branch is closed': allowed(book(at(3, 15))),
        'book a ride on the closed day of that branch': refused(
          book(at(3, 15), { branchId: 'mapo' }),
        ),
        'move a ride to a closed day': refused(move(at(2, 15))),
        'move a ride to an open day': allowed(move(at(3, 15))),

        'book before a change with the fare of now': allowed(book(at(4, 15))),
        'book before a change with the fare to come': refused(
          book(at(4, 15), fare(at(4, 15), rise)),
        ),
        'book the last minute with the fare of now': allowed(book(at(4, 23, 59))),
        'book the first minute with the fare of now': refused(book(at(5, 0))),
        'book for the base of then and the distance of now': refused(
          book(at(5, 15), fare(at(5, 15), rise)),
        ),
        'book from where it goes with the base of then': allowed(
          book(at(5, 15), { dest: rideAt(at(5, 15)).origin, fareKRW: 7_000 + rise }),
        ),
        'book 10 won off and a metre more': allowed(
          book(at(5, 15), { dest: rideAt(at(5, 15)).origin, fareKRW: 7_011 + rise }),
        ),
        'book 12 won off': refused(
          book(at(5, 15), { dest: rideAt(at(5, 15)).origin, fareKRW: 7_012 + rise }),
        ),
        'book far with twice the fare of the distance': allowed(
          book(at(5, 15), {
            dest: place('부산', BUSAN),
            fareKRW: 7_000 + rise + 2 * (fareAt(at(5, 15), BUSAN) - 7_000),
          }),
        ),
        'move a ride to a dearer day with its fare': refused(move(at(5, 15))),
        'book for 15 children at once': allowed(bookFor(15, identities.parent.phone)),
      }),
      ...asks('father', {
        'book for 13 children of the family at once': allowed(bookFor(13, identities.father.phone)),
        'book for 14 children of the family at once': refused(bookFor(14, identities.father.phone)),
      }),
      ...asks('teacher', {
        'open care on a closed day': refused(session(at(2, 13), 'care-seongsu')),
        'open care of another branch then': allowed(session(at(2, 13), 'care-mapo')),
        'open care on another day': allowed(session(at(3, 13), 'care-seongsu')),
        'open a program on a closed day': allowed(session(at(2, 13), 'art')),
        'open a closed session for a reason': allowed(
          session(at(3, 13), 'care-seongsu', { closed: true, closedReason: '폭설' }),
        ),
        'open an open session for a reason': refused(
          session(at(3, 13), 'care-seongsu', { closed: false, closedReason: '폭설' }),
        ),
        'open a session of no state for a reason': refused(
          session(at(3, 13), 'care-seongsu', { closedReason: '폭설' }),
        ),
        'open care again on a closed day': refused(open(CLOSED)),
        'open a program named as a branch on its closed day': allowed(
          session(at(2, 13), 'seongsu'),
        ),
        'say why care is closed on a closed day': allowed(
          closing(UNSAID, { closedReason: '시설 점검' }),
        ),
        'open a program again on a closed day': allowed(open(PROGRAM)),
        'open care again on another day, and the reason goes': allowed(reopen(SHUT)),
        'open care again and keep the reason': refused(open(SHUT)),
        'close care for a reason of 60': allowed(closing(FREE, { closedReason: '가'.repeat(60) })),
        'close care for a reason of 61': refused(closing(FREE, { closedReason: '가'.repeat(61) })),
        'close care for a blank reason': refused(closing(FREE, { closedReason: 'ㅤ ' })),
        'close care for a number': refused(closing(FREE, { closedReason: 1 })),
        'close care without a reason': allowed(closing(FREE, {})),
        'close care again for another reason': refused(closing(SHUT, { closedReason: '단수' })),
        'close care again for the same reason': allowed(closing(SHUT, { closedReason: '폭설' })),
        'say later why it is closed': refused(closing(CLOSED, { closedReason: '단수' })),
        'say why an open session is closed': refused(
          change(`program_sessions/${FREE}`, { closedReason: '단수' }),
        ),
        'close care, say why and give it more seats': refused(
          closing(FREE, { closedReason: '단수', capacity: 30 }),
        ),
      }),
    ],
  }
}
