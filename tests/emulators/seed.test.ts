import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sampleBranches as branches } from '@/content/branches/branches'
import { samplePrograms as programs } from '@/content/programs/programs'
import { programTimetables } from '@/content/programs/programTimetables'
import { addDays, dayOf, seoulInstant } from '@/domain/dates/day'
import { photoConsentVersion } from '@/domain/legal/consentVersions'
import { careDocuments } from '../../emulators/seed/careDay.ts'
import { careDays } from '../../emulators/seed/careDays.ts'
import { memberDocuments } from '../../emulators/seed/member.ts'
import { passes, usedPassId } from '../../emulators/seed/passes.ts'
import { programSessions } from '../../emulators/seed/programSessions.ts'
import { seedDocuments } from '../../emulators/seed/seed.ts'

/** Already the next day in Seoul. */
const now = new Date('2026-11-19T16:10:00Z')
const today = '2026-11-20'
const collections: Record<string, Record<string, Record<string, unknown>>> = {
  ...memberDocuments(now),
  program_sessions: programSessions(now),
}
const documents = seedDocuments(now)
/** Documents of a collection or subcollection: `program_sessions/{}/bookings`. */
const inCollection = (collection: string) => {
  const path = new RegExp(`^${collection.replaceAll('{}', '[^/]+')}/[^/]+$`)
  return documents.filter((document) => path.test(document.path))
}
const rowsOf = (collection: string) => Object.entries(collections[collection] ?? {})
const own = 'users/local-parent-0002'
const text = (stringValue: string) => ({ stringValue })
const wireText = z.object({ stringValue: z.string() })
const stringsOf = z.object({ uid: wireText, childId: wireText })

describe.each([
  { day: 'a Friday', at: '2026-11-20T10:00', last: '20261113', next: '20261123' },
  { day: 'a Tuesday', at: '2026-11-24T10:00', last: '20261118', next: '20261125' },
  { day: 'a Saturday', at: '2026-11-21T10:00', last: '20261113', next: '20261123' },
  { day: 'the eve of a holiday', at: '2026-12-24T10:00', last: '20261218', next: '20261228' },
  { day: 'the eve of a year', at: '2026-12-31T23:59', last: '20261224', next: '20270104' },
  { day: 'a leap day', at: '2028-02-29T00:00', last: '20280223', next: '20280302' },
])('the parent’s care on $day', ({ at, last, next }) => {
  const seeded = new Map(
    seedDocuments(new Date(`${at}+09:00`)).map(({ path, fields }) => [path, fields]),
  )
  const uses = `${own}/passes/order-5c08e1d7-local-order-2/uses`

  test.each([
    { slot: '1', day: last, isPast: true },
    { slot: '2', day: next, isPast: false },
  ])('on $day has its seat and use $slot of the four hours', ({ slot, day, isPast }) => {
    const session = `care-seongsu_${day}_1500`
    const hash = createHash('sha256').update(`${session}/local-parent-0002/child-1`).digest('hex')
    expect(seeded.get(`${uses}/${slot}`)).toEqual({
      sessionId: text(session),
      bookingId: text(hash),
      childId: text('child-1'),
      createdAt: expect.anything(),
    })
    expect(seeded.get(`program_sessions/${session}`)).toMatchObject({
      capacity: { integerValue: '20' },
      taken: { integerValue: '1' },
      last: text(''),
    })
    const booking = seeded.get(`program_sessions/${session}/bookings/${hash}`)
    expect(booking).toMatchObject({
      passId: text('order-5c08e1d7-local-order-2'),
      slot: text(slot),
      ...(isPast && { leftWith: text('보호자') }),
    })
    expect(
      Object.keys(booking ?? {})
        .sort()
        .join(' '),
    ).toBe(
      `${isPast ? 'arrivedAt by ' : ''}childId childName createdAt ${isPast ? 'leftAt leftWith ' : ''}passId programId slot startsAt uid updatedAt`,
    )
  })

  test('of last week has a note with two pictures, which the child may be seen on', () => {
    for (const number of [1, 2]) {
      const photo = seeded.get(`care_notes/local-parent-0002_child-1_${last}/photos/${number}`)
      expect(photo).toMatchObject({ type: text('image/webp'), by: text('local-staff-0001') })
    }
    expect(seeded.get(`${own}/children/child-1`)).toMatchObject({
      photoConsentVersion: text(photoConsentVersion),
    })
  })

  test('of last week has an unseen note', () => {
    expect(seeded.get(`care_notes/local-parent-0002_child-1_${last}`)).toMatchObject({
      day: { stringValue: last.replace(/(....)(..)(..)/, '$1-$2-$3') },
      seenAt: { nullValue: null },
    })
  })

  test('leaves the two hours’ use free', () => {
    const slots = [...seeded.keys()].filter((path) => path.startsWith(uses))
    expect(slots).toEqual([`${uses}/1`, `${uses}/2`])
  })

  const dayOfField = (path: string, field: string) => {
    const value = seeded.get(path)?.[field] ?? {}
    return 'timestampValue' in value
      ? dayOf(new Date(String(value.timestampValue))).replaceAll('-', '')
      : undefined
  }

  test('beside the ride of that day others have asked for a ride, a snack and sent a message', () => {
    expect(dayOfField('rides/local-ride-tomorrow', 'startsAt')).toBe(next)
    expect(dayOfField('rides/local-ride-arrived', 'startsAt')).toBe(last)
    expect(dayOfField('rides/local-ride-requested', 'startsAt')).toBe(next)
    expect(seeded.get('rides/local-ride-requested')).toMatchObject({
      status: { stringValue: 'requested' },
    })
    expect(seeded.get('messages/local-message')).toMatchObject({
      rideId: { stringValue: 'local-ride-requested' },
      seenAt: { nullValue: null },
    })
    expect(seeded.get('orders/local-snack-order')).toMatchObject({
      status: { stringValue: 'paid' },
      day: { stringValue: next.replace(/(....)(..)(..)/, '$1-$2-$3') },
    })
  })

  test('somebody did not come last week', () => {
    const seats = [...seeded].filter(([path]) =>
      path.startsWith(`program_sessions/care-seongsu_${last}_1300/bookings/`),
    )
    expect(seats).toHaveLength(1)
    expect(seats[0]?.[1]).not.toHaveProperty('arrivedAt')
  })
})

test('the last branch is closed on the first school day from three weeks ahead, with its sessions', () => {
  const byPath = new Map(documents.map(({ path, fields }) => [path, fields]))
  expect(byPath.get('settings/closures')).toMatchObject({
    days: { mapValue: { fields: { pangyo_20261211: { stringValue: '시설 점검' } } } },
  })
  const there = documents.filter(({ path }) => /\/(care-pangyo|robot|coding)_20261211_/.test(path))
  expect(there.length).toBeGreaterThan(3)
  for (const { path, fields } of there)
    expect(fields, path).toMatchObject({
      closed: { booleanValue: true },
      closedReason: { stringValue: '시설 점검' },
      taken: { integerValue: '0' },
    })
  const here = programs.filter(({ branchId }) => branchId === 'pangyo').map(({ id }) => id)
  expect(here).toEqual(['robot', 'coding'])
})

test('on every day of four years the parent’s care stands within its pass', () => {
  for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 1)) {
    const noon = seoulInstant(day, 12, 0)
    const { last, next } = careDays(day)
    const pass = passes(noon)[usedPassId]
    expect(Object.keys(careDocuments(noon)), day).toHaveLength(6)
    expect([pass?.startsOn, last, day, next, pass?.expiresOn].map(String), day).toEqual(
      [pass?.startsOn, last, day, next, pass?.expiresOn].map(String).sort(),
    )
  }
})

describe('care', () => {
  const days = inCollection('program_sessions').flatMap(
    ({ path }) => /^program_sessions\/care-(\w+?)_(\d{8})_\d{4}$/.exec(path)?.slice(1) ?? [],
  )

  test.each(branches.map(({ id }) => id))(
    'of %s is open on the 21 working days of thirty',
    (branchId) => {
      const open = days.flatMap((day, index) => (days[index - 1] === branchId ? [day] : []))
      const coming = open.filter((day) => day >= '20261120')
      expect(coming).toHaveLength(3 * 21)
      expect([...new Set(coming)].at(-1)).toBe('20261218')
    },
  )
})

describe('the sessions of a new project', () => {
  const schema = z.object({
    programId: z.string(),
    startsAt: z.date(),
    endsAt: z.date(),
    capacity: z.int(),
    taken: z.int(),
  })
  const sessions = rowsOf('program_sessions').map(([id, row]) => ({ id, ...schema.parse(row) }))

  test('have a readable child on every taken seat', () => {
    const paths = new Set(documents.map(({ path }) => path))
    const bookings = new Map<string, typeof documents>()
    for (const booking of inCollection('program_sessions/{}/bookings')) {
      const session = booking.path.replace(/\/bookings\/.*/, '')
      bookings.set(session, [...(bookings.get(session) ?? []), booking])
    }
    for (const { path, fields } of inCollection('program_sessions')) {
      const own = bookings.get(path) ?? []
      expect(fields.taken).toEqual({ integerValue: String(own.length) })
      expect(fields.last).toEqual({ stringValue: '' })
      for (const booking of own) {
        const { uid, childId } = stringsOf.parse(booking.fields)
        expect(paths).toContain(`users/${uid.stringValue}/children/${childId.stringValue}`)
      }
    }
  })

  test('cover sixty days from today, and never exceed their capacity', () => {
    const days = sessions.map(({ startsAt }) => dayOf(startsAt)).sort()
    expect(days[0]).toBe(today)
    expect(days.at(-1)).toBe(addDays(today, 59))
    expect(sessions.filter(({ capacity, taken }) => taken < 0 || taken > capacity)).toEqual([])
    expect(sessions.filter(({ startsAt, endsAt }) => startsAt >= endsAt)).toEqual([])
  })

  test('exist for every program, on its page’s days', () => {
    expect(Object.keys(programTimetables)).toEqual(programs.map(({ id }) => id))
    for (const { id, schedule, timetable } of programs) {
      expect(timetable?.days).toEqual(schedule.days)
      expect(timetable?.times[0]?.[0]).toBe(schedule.start)
      expect(timetable?.times.at(-1)?.[1]).toBe(schedule.end)
      expect(sessions.some(({ programId }) => programId === id)).toBe(true)
    }
  })
})

test('points, null and floating numbers are written as documents have them', () => {
  const ride = seedDocuments(now).find(({ path }) => path === 'rides/local-ride-tomorrow')
  expect(ride?.fields).toMatchObject({
    seriesId: { nullValue: null },
    distanceKm: { doubleValue: expect.any(Number) },
    fareKRW: { integerValue: expect.stringMatching(/^\d+$/) },
    origin: {
      mapValue: {
        fields: { point: { geoPointValue: { latitude: 37.5547, longitude: 127.0402 } } },
      },
    },
  })
})
