import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { programs } from '@/content/programs'
import { programTimetables, timetableOf } from '@/content/programTimetables'
import { addDays, dayOf } from '@/domain/dates/day'
import { orderTotalKRW, priceDoubt, publishedPrices } from '@/domain/orders/order'
import { isPassActive } from '@/domain/orders/pass'
import { memberDocuments } from '../../emulators/seed/member.ts'
import { programSessions } from '../../emulators/seed/programSessions.ts'
import { seedDocuments } from '../../emulators/seed/seed.ts'

/** Already the next day in Seoul. */
const now = new Date('2026-11-19T16:10:00Z')
const today = '2026-11-20'
const collections: Record<string, Record<string, Record<string, unknown>>> = {
  ...memberDocuments(now),
  program_sessions: programSessions(now),
}
const rowsOf = (collection: string) => Object.entries(collections[collection] ?? {})
const own = 'users/local-parent-0002'

test.each([
  { collection: 'staff', fields: 'name' },
  {
    collection: 'users',
    fields: 'createdAt isMarketingAllowed nickname phone privacyVersion termsVersion updatedAt',
  },
  {
    collection: `${own}/children`,
    fields: 'allergens birthday careNote healthConsentVersion name people school updatedAt',
  },
  { collection: `${own}/ledger`, fields: 'amountKRW at by kind note refId' },
  {
    collection: `${own}/passes`,
    fields: 'at by expiresOn label minutes optionKey orderId planKey startsOn',
  },
  {
    collection: 'rides',
    fields:
      'branchId cancelFeeKRW childId childName codeWord createdAt dest distanceKm driver fareKRW memo origin phone reached reason seriesId startsAt status uid updatedAt',
  },
  {
    collection: 'orders',
    fields: 'branchId createdAt depositor kind lines nickname status totalKRW uid updatedAt',
  },
  { collection: 'program_sessions', fields: 'capacity endsAt last programId startsAt taken' },
])(
  '$collection have exactly the fields of specification 4, section 7',
  ({ collection, fields }) => {
    const rows = rowsOf(collection)
    expect(rows.length).toBeGreaterThan(0)
    for (const [id, row] of rows) {
      expect(id).toMatch(/^[\w-]{1,100}$/)
      expect(Object.keys(row).sort().join(' ')).toBe(fields)
    }
  },
)

describe('the parent of a fresh project', () => {
  test('has the sample children under their ids, health data only with consent', () => {
    expect(rowsOf(`${own}/children`)).toEqual([
      ['child-1', expect.objectContaining({ name: '김하준', birthday: '2018-04-12' })],
      [
        'child-2',
        expect.objectContaining({ name: '김서연', allergens: [2], healthConsentVersion: '1.0' }),
      ],
    ])
  })

  test('has a confirmed ride tomorrow at 15:00 and one that arrived the week before', () => {
    expect(rowsOf('rides').map(([, row]) => [row.status, row.startsAt])).toEqual([
      ['confirmed', new Date('2026-11-21T15:00:00+09:00')],
      ['arrived', new Date('2026-11-14T15:00:00+09:00')],
    ])
  })

  test('has 50,000 won, whatever the entries are', () => {
    const amounts = z.array(z.object({ amountKRW: z.int() }))
    const entries = amounts.parse(Object.values(collections[`${own}/ledger`] ?? {}))
    expect(entries.reduce((sum, { amountKRW }) => sum + amountKRW, 0)).toBe(50_000)
  })

  test('has a pass of two hours that is good', () => {
    const schema = z.object({
      minutes: z.number(),
      startsOn: z.string(),
      expiresOn: z.string(),
      orderId: z.string(),
    })
    const passes = z.array(schema).parse(Object.values(collections[`${own}/passes`] ?? {}))
    expect(passes.map(({ minutes }) => minutes)).toEqual([120])
    for (const pass of passes) expect(isPassActive(pass, today, new Set())).toBe(true)
  })

  test('has one order that awaits payment, at the published price', () => {
    const line = z.object({
      code: z.string(),
      name: z.string(),
      priceKRW: z.int(),
      quantity: z.int(),
    })
    const schema = z.object({ status: z.string(), totalKRW: z.int(), lines: z.array(line) })
    const orders = z.array(schema).parse(Object.values(collections.orders ?? {}))
    expect(orders.map(({ status }) => status)).toEqual(['awaitingPayment'])
    for (const { totalKRW, lines } of orders) {
      expect(totalKRW).toBe(orderTotalKRW(lines))
      const published = publishedPrices({}, [])
      expect(lines.filter((ordered) => priceDoubt(ordered, published))).toEqual([])
    }
  })
})

describe('the sessions of a fresh project', () => {
  const schema = z.object({
    programId: z.string(),
    startsAt: z.date(),
    endsAt: z.date(),
    capacity: z.int(),
    taken: z.int(),
  })
  const sessions = rowsOf('program_sessions').map(([id, row]) => ({ id, ...schema.parse(row) }))
  const seatsUntil = (programId: string, last: string) =>
    sessions
      .filter((session) => session.programId === programId && dayOf(session.startsAt) <= last)
      .reduce((sum, { capacity, taken }) => sum + capacity - taken, 0)

  test('reach sixty days, today included, and never hold more than their places', () => {
    const days = sessions.map(({ startsAt }) => dayOf(startsAt)).sort()
    expect(days[0]).toBe(today)
    expect(days.at(-1)).toBe(addDays(today, 59))
    expect(sessions.filter(({ capacity, taken }) => taken < 0 || taken > capacity)).toEqual([])
    expect(sessions.filter(({ startsAt, endsAt }) => startsAt >= endsAt)).toEqual([])
  })

  test('are there for every program of the site, on the days that its page names', () => {
    expect(Object.keys(programTimetables)).toEqual(programs.map(({ id }) => id))
    for (const { id, schedule } of programs) {
      const timetable = timetableOf(id)
      expect(timetable?.days).toEqual(schedule.days)
      expect(timetable?.times[0]?.[0]).toBe(schedule.start)
      expect(timetable?.times.at(-1)?.[1]).toBe(schedule.end)
      expect(sessions.some(({ programId }) => programId === id)).toBe(true)
    }
  })

  test.each([addDays(today, 13), addDays(today, 59)])(
    'until %s show a program that is sold out, one with its last seats and a free one',
    (last) => {
      expect(seatsUntil('robot', last)).toBe(0)
      expect(seatsUntil('ballet', last)).toBe(3)
      expect(seatsUntil('swim', last)).toBe(2)
      expect(seatsUntil('garden', last)).toBeGreaterThan(3)
      expect(programs.find(({ id }) => id === 'garden')?.unitPriceKRW).toBe(0)
    },
  )
})

test('points, nothing and floating numbers are written as documents write them', () => {
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
