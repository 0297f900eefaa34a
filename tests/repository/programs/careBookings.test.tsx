import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays as addDaysToDay, dayOf, seoulInstant } from '@/domain/dates/day'
import { type NewSessionBooking, sessionIdAt } from '@/domain/programs/programSession'
import { configureFirestore } from '@/repository/firestore/client'
import { readPassUses } from '@/repository/orders/passUses'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { readUpcomingBookings } from '@/repository/programs/bookingReads'
import { followSessionsById } from '@/repository/programs/followedSessions'
import { readSession } from '@/repository/programs/programSessions'
import { createWatch, deleteWatch, readWatches } from '@/repository/programs/seatWatches'
import { bookSeat, cancelOwnBooking } from '@/repository/programs/sessionBookings'
import { configureAuth } from '@/services/authConfig'
import { openMemberApp } from '@/services/authConnection'
import { localAuth } from '../../services/localAuth'
import { localFirestore } from '../localFirestore'
import { lostAnswers } from '../lostAnswers'
import { aChildDocument, aMemberDocument, signInByPhone } from '../memberAccount'

const firestore = localFirestore()
const auth = localAuth()
const network = lostAnswers()
const programId = 'care-seongsu'
const today = dayOf(new Date())
const startsAt = seoulInstant(addDaysToDay(today, 1), 13, 0)
const later = seoulInstant(addDaysToDay(today, 1), 15, 0)
const sessionId = sessionIdAt({ programId, startsAt })
const laterId = sessionIdAt({ programId, startsAt: later })
const passId = 'order-o1-1'
const pass = { passId, orderId: 'o1', slots: ['1', '2'] }
let uid = ''

const putSession = (start: Date, change: Record<string, string | number | boolean | Date> = {}) =>
  firestore.put(`program_sessions/${sessionIdAt({ programId, startsAt: start })}`, {
    programId,
    startsAt: start,
    endsAt: addHours(start, 2),
    capacity: 20,
    taken: 0,
    last: '',
    ...change,
  })

const seatOf = (childId: string, start = startsAt): NewSessionBooking => ({
  sessionId: sessionIdAt({ programId, startsAt: start }),
  uid,
  childId,
  childName: '김하준',
  programId,
  startsAt: start,
})

const taken = async (id = sessionId) => (await readSession(id))?.taken
const slots = async () => (await readPassUses({ uid, passId })).map(({ slot }) => slot)

const putOrder = (status: string) =>
  firestore.put('orders/o1', {
    uid,
    nickname: '하준맘',
    kind: 'membership',
    branchId: '',
    lines: [{ code: 'timepass:4h-45000', name: '라이트 4시간권', priceKRW: 45000, quantity: 1 }],
    totalKRW: 45000,
    depositor: '김민서',
    status,
    createdAt: addDays(startsAt, -3),
    updatedAt: addDays(startsAt, -3),
  })

beforeEach(async () => {
  const backend = firestore.backend()
  configureAuth({ ...auth.backend(), projectId: backend.projectId, apiKey: backend.projectId })
  configureFirestore(backend, openMemberApp)
  uid = await signInByPhone('+821012345678')
  await firestore.put(`users/${uid}`, aMemberDocument('+821012345678'))
  await firestore.put(`users/${uid}/children/child-1`, aChildDocument('김하준'))
  await firestore.put(`users/${uid}/children/child-2`, aChildDocument('김서연'))
  await firestore.put(`users/${uid}/passes/${passId}`, {
    planKey: 'timepass',
    optionKey: '4h-45000',
    label: '라이트 4시간권',
    minutes: 240,
    startsOn: today,
    expiresOn: addDaysToDay(today, 30),
    orderId: 'o1',
    at: addDays(startsAt, -3),
    by: 'staff-1',
  })
  await putOrder('paid')
  await putSession(startsAt)
  await putSession(later)
})

describe('booking care', () => {
  test('takes seat, use and booking in one commit, and returns all', async () => {
    await expect(bookSeat(seatOf('child-1'), pass)).resolves.toBe('booked')
    const [booking] = await readUpcomingBookings(uid, new Date())
    expect(booking).toMatchObject({ sessionId, childId: 'child-1', passId, slot: '1' })
    expect(await readPassUses({ uid, passId })).toEqual([
      {
        slot: '1',
        sessionId,
        bookingId: await sessionBookingId(seatOf('child-1')),
        childId: 'child-1',
        createdAt: expect.any(Date),
      },
    ])
    expect(await taken()).toBe(1)
    if (booking) await cancelOwnBooking(booking)
    expect([await taken(), await slots()]).toEqual([0, []])
    await expect(readUpcomingBookings(uid, new Date())).resolves.toEqual([])
  })

  test('if a slot was just used the next free one is taken; without one it is used up', async () => {
    await bookSeat(seatOf('child-1'), pass)
    await expect(bookSeat(seatOf('child-1', later), pass)).resolves.toBe('booked')
    expect(await slots()).toEqual(['1', '2'])
    await expect(bookSeat(seatOf('child-2'), pass)).resolves.toBe('usedUp')
    await expect(bookSeat(seatOf('child-2'), { ...pass, slots: [] })).resolves.toBe('usedUp')
    expect([await taken(), await taken(laterId)]).toEqual([1, 1])
  })

  test.each([
    ['full', { taken: 20 }],
    ['closed', { closed: true }],
  ])('a session that is %s is gone, and no use is taken', async (_, change) => {
    await putSession(startsAt, change)
    await expect(bookSeat(seatOf('child-1'), pass)).resolves.toBe('gone')
    expect(await slots()).toEqual([])
  })

  test('a child already booked is repeated', async () => {
    await bookSeat(seatOf('child-1'), pass)
    await expect(bookSeat(seatOf('child-1'), { ...pass, slots: ['2'] })).resolves.toBe('repeated')
    expect([await taken(), await slots()]).toEqual([1, ['1']])
  })

  test('without a use left the booking may be repeated or the session gone', async () => {
    const usedUp = { ...pass, slots: [] }
    await bookSeat(seatOf('child-1'), pass)
    await expect(bookSeat(seatOf('child-1'), usedUp)).resolves.toBe('repeated')
    await putSession(startsAt, { closed: true })
    await expect(bookSeat(seatOf('child-2'), usedUp)).resolves.toBe('gone')
  })

  test('an order no longer paid is refused', async () => {
    await putOrder('refunded')
    await expect(bookSeat(seatOf('child-1'), pass)).resolves.toBe('unpaid')
    expect([await taken(), await slots()]).toEqual([0, []])
  })

  test('a refusal for another reason is a refusal, though the order is paid', async () => {
    await firestore.put('orders/o2', { uid, status: 'refunded', createdAt: new Date() })
    await expect(bookSeat(seatOf('somebody-elses'), pass)).rejects.toMatchObject({
      kind: 'denied',
    })
    expect([await taken(), await slots()]).toEqual([0, []])
  })

  test('a booking cancelled by the agit is removed before booking again', async () => {
    const id = await sessionBookingId(seatOf('child-1'))
    await firestore.put(`program_sessions/${sessionId}/bookings/${id}`, {
      uid,
      childId: 'child-1',
      childName: '김하준',
      programId,
      startsAt,
      passId,
      slot: '1',
      createdAt: addDays(startsAt, -3),
      updatedAt: addDays(startsAt, -2),
      cancelledAt: addDays(startsAt, -2),
      cancelReason: '정전',
    })
    await expect(bookSeat(seatOf('child-1'), pass)).resolves.toBe('booked')
    const [booking] = await readUpcomingBookings(uid, new Date())
    expect(booking?.cancelledAt).toBeUndefined()
    expect([await taken(), await slots()]).toEqual([1, ['1']])
  })

  test('a use that serves another booking by now is kept', async () => {
    await bookSeat(seatOf('child-1'), pass)
    const [booking] = await readUpcomingBookings(uid, new Date())
    await firestore.put(`users/${uid}/passes/${passId}/uses/1`, {
      sessionId: laterId,
      bookingId: 'another',
      childId: 'child-2',
      createdAt: new Date(),
    })
    if (booking) await cancelOwnBooking(booking)
    expect([await taken(), await slots()]).toEqual([0, ['1']])
  })

  test('a retry after a lost answer books once', async () => {
    network.loseNext('commit')
    await expect(bookSeat(seatOf('child-1'), pass)).rejects.toThrow()
    await expect(bookSeat(seatOf('child-1'), pass)).resolves.toBe('booked')
    expect([await taken(), await slots()]).toEqual([1, ['1']])
  })

  test('a lost answer is found although it took the last use', async () => {
    network.loseNext('commit')
    await expect(bookSeat(seatOf('child-1'), { ...pass, slots: ['1'] })).rejects.toThrow()
    const usedUp = { ...pass, slots: [] }
    await expect(bookSeat(seatOf('child-2'), usedUp)).resolves.toBe('usedUp')
    await expect(bookSeat(seatOf('child-1'), usedUp)).resolves.toBe('booked')
    expect([await taken(), await slots()]).toEqual([1, ['1']])
  })
})

test('uses of earlier days are not read when only later ones matter', async () => {
  const use = { sessionId, bookingId: 'b', childId: 'child-1', createdAt: new Date() }
  for (const slot of ['20261114', '20261115', '20261130'])
    await firestore.put(`users/${uid}/passes/daily/uses/${slot}`, use)
  const read = async (from?: string) =>
    (await readPassUses({ uid, passId: 'daily' }, from)).map(({ slot }) => slot)
  expect(await read('2026-11-15')).toEqual(['20261115', '20261130'])
  expect(await read()).toHaveLength(3)
})

describe('a seat watch', () => {
  test('is written once, read in order of time, and deleted', async () => {
    const watch = { programId, startsAt: later, sessionId: laterId }
    await createWatch(uid, watch)
    await createWatch(uid, watch)
    await createWatch(uid, { programId, startsAt, sessionId })
    const watches = await readWatches(uid, new Date())
    expect(watches.map((each) => each.sessionId)).toEqual([sessionId, laterId])
    const sessions = await followSessionsById([
      sessionId,
      laterId,
      'care-seongsu_20300101_1300',
    ]).read()
    expect(sessions.map(({ id }) => id)).toEqual([sessionId, laterId])
    await deleteWatch(uid, sessionId)
    await deleteWatch(uid, sessionId)
    await expect(readWatches(uid, new Date())).resolves.toHaveLength(1)
    await expect(readWatches(uid, later)).resolves.toEqual([])
  })
})
