import type { SeedDocument } from '../../emulators/firestore/seedDocument.ts'
import { parentAccount } from '../../emulators/seed/accounts.ts'
import { seedDocuments } from '../../emulators/seed/seed.ts'
import { type PlainValue, toWireFields } from '../../emulators/seed/wire.ts'
import { addDays, dayOf, monthOf, seoulInstant } from '../../src/domain/dates/day.ts'
import { dayOfCare } from './careSeed.ts'

/** A project with days of 500 and 100 rides, and a family with the longest lists. */
export const SCALE_PROJECT = 'demo-scale'

export const RIDES = 500
export const USUAL_RIDES = 100
const CHILDREN = 20
const RIDES_A_DAY = 10
const ENTRIES = 300
const SESSIONS = 60
export const SESSIONS_PROGRAM = 'art'

type Row = Record<string, PlainValue>

const document = (path: string, row: Row): SeedDocument => ({ path, fields: toWireFields(row) })
const many = (count: number, make: (place: number) => SeedDocument) =>
  Array.from({ length: count }, (_, place) => make(place))

const child = (place: number): Row => ({
  name: `김하준${place}`,
  birthday: '2018-04-12',
  school: '성동초등학교',
  allergens: place % 3 === 0 ? [4, 5] : [],
  careNote: place % 2 === 0 ? '멀미가 있어요. 천천히 운전해 주세요.' : '',
  healthConsentVersion: '1.0',
  people: [{ name: '최영숙', relation: '할머니', phone: '010-0000-0003' }],
  updatedAt: seoulInstant('2026-01-02', 10, 0),
})

/** On the agit's day, in order of time. */
const statuses = [
  'arrived',
  'cancelled',
  'onTheWay',
  'confirmed',
  'requested',
  'requested',
] as const

/** A day of the agit: rides of 200 children, one per parent, all day. */
const dayOfRides = (sample: SeedDocument, day: string, count: number): SeedDocument[] =>
  many(count, (place) => ({
    path: `rides/${day}-${place}`,
    fields: {
      ...sample.fields,
      ...toWireFields({
        uid: `parent-${place % 200}`,
        childId: `child-${place % 200}`,
        childName: `김하준${place % 200}`,
        startsAt: seoulInstant(day, 7 + Math.floor((place * 14) / count), (place * 5) % 60),
        status: statuses[Math.floor((place * statuses.length) / count)] ?? 'requested',
      }),
    },
  }))

const childrenOfParents = (): SeedDocument[] =>
  many(200, (place) => document(`users/parent-${place}/children/child-${place}`, child(place)))

/** One family's data: 500 upcoming rides, 20 children, 300 ledger entries. */
function family(sample: SeedDocument, today: string): SeedDocument[] {
  const own = `users/${parentAccount.uid}`
  const rides = many(RIDES, (place) => ({
    path: `rides/own-${place}`,
    fields: {
      ...sample.fields,
      ...toWireFields({
        childId: `child-${place % CHILDREN}`,
        childName: `김하준${place % CHILDREN}`,
        startsAt: seoulInstant(
          addDays(today, 2 + Math.floor(place / RIDES_A_DAY)),
          8 + (place % RIDES_A_DAY),
          30,
        ),
      }),
    },
  }))
  const entries = many(ENTRIES, (place) =>
    document(`${own}/ledger/entry-${place}`, {
      kind: place % 4 === 0 ? 'topup' : 'ride',
      amountKRW: place % 4 === 0 ? 30_000 : -7742,
      note: place % 4 === 0 ? '입금 확인' : '김하준 15:00',
      refId: `ref-${place}`,
      at: seoulInstant(addDays(today, -1 - place), 15, 0),
      by: 'local-staff-0001',
    }),
  )
  const children = many(CHILDREN, (place) =>
    document(`${own}/children/child-${place}`, child(place)),
  )
  return [...rides, ...entries, ...children]
}

/** Two sessions a day, for a month with enough days ahead. */
function monthOfSessions(today: string): SeedDocument[] {
  const next = addDays(today, 31)
  const first = `${monthOf(next)}-01`
  return many(SESSIONS, (place) => {
    const day = addDays(first, Math.floor(place / 2) % 28)
    const hour = 9 + (place % 2) * 4 + Math.floor(place / 56) * 2
    return document(`program_sessions/${SESSIONS_PROGRAM}_${day.replaceAll('-', '')}_${hour}00`, {
      programId: SESSIONS_PROGRAM,
      startsAt: seoulInstant(day, hour, 0),
      endsAt: seoulInstant(day, hour + 1, 0),
      capacity: 6,
      taken: 2,
      last: '',
    })
  })
}

export function scaleDocuments(now: Date): SeedDocument[] {
  const today = dayOf(now)
  const seeded = seedDocuments(now).filter(
    ({ path }) => !path.startsWith(`program_sessions/${SESSIONS_PROGRAM}_`),
  )
  const sample = seeded.find(({ path }) => path === 'rides/local-ride-tomorrow')
  if (!sample) throw new Error('The seed has no ride to make others from.')
  return [
    ...seeded,
    ...dayOfRides(sample, today, RIDES),
    ...dayOfRides(sample, addDays(today, 1), USUAL_RIDES),
    ...childrenOfParents(),
    ...dayOfCare(now),
    ...family(sample, today),
    ...monthOfSessions(today),
  ]
}
