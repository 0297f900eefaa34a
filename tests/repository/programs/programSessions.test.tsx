import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { programTimetables } from '@/content/programs/programTimetables'
import { addDays as addDaysToDay, dayOf, monthOf, seoulInstant } from '@/domain/dates/day'
import {
  type NewSessionBooking,
  sessionIdAt,
  sessionsOfMonth,
} from '@/domain/programs/programSession'
import { configureFirestore } from '@/repository/firestore/client'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import {
  followRoster,
  PAST_BOOKINGS_PAGE_SIZE,
  readLastBookings,
  readPastBookings,
  readUpcomingBookings,
} from '@/repository/programs/bookingReads'
import {
  openSessions,
  readSeats,
  readSession,
  readSessions,
  setCapacity,
} from '@/repository/programs/programSessions'
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
const startsAt = seoulInstant(addDaysToDay(dayOf(new Date()), 1), 15, 0)
const sessionId = sessionIdAt({ programId: 'art', startsAt })
let uid = ''

const putSession = (
  change: Record<string, string | number | boolean | Date> = {},
  id = sessionId,
) =>
  firestore.put(`program_sessions/${id}`, {
    programId: 'art',
    startsAt,
    endsAt: addMinutes(startsAt, 60),
    capacity: 8,
    taken: 0,
    last: '',
    ...change,
  })

const seatOf = (childId: string, change: Partial<NewSessionBooking> = {}): NewSessionBooking => ({
  sessionId,
  uid,
  childId,
  childName: '김하준',
  programId: 'art',
  startsAt,
  ...change,
})

const taken = async () => (await readSession(sessionId))?.taken

async function signInAsTeacher(): Promise<void> {
  const teacher = await signInByPhone('+821000000001')
  await firestore.put(`staff/${teacher}`, { name: '도담쌤' })
  await firestore.put(`users/${teacher}`, { nickname: '도담쌤' })
}

beforeEach(async () => {
  const backend = firestore.backend()
  configureAuth({ ...auth.backend(), projectId: backend.projectId, apiKey: backend.projectId })
  configureFirestore(backend, openMemberApp)
  uid = await signInByPhone('+821012345678')
  await firestore.put(`users/${uid}`, aMemberDocument('+821012345678'))
  await firestore.put(`users/${uid}/children/child-1`, aChildDocument('김하준'))
  await firestore.put(`users/${uid}/children/child-2`, aChildDocument('김서연'))
  await putSession()
})

describe('public seats', () => {
  test('a program’s sessions between two times, in order', async () => {
    const later = addDays(startsAt, 1)
    const laterId = sessionIdAt({ programId: 'art', startsAt: later })
    await putSession({ startsAt: later, endsAt: addMinutes(later, 60), taken: 3 }, laterId)
    await putSession({ programId: 'robot' }, sessionId.replace('art', 'robot'))
    await putSession({ endsAt: startsAt }, 'art_20300101_1500')
    const sessions = await readSessions('art', startsAt, addMinutes(later, 1))
    expect(sessions.map(({ id }) => id)).toEqual([sessionId, laterId])
    expect(sessions[1]).toEqual({
      id: laterId,
      programId: 'art',
      startsAt: later,
      endsAt: addMinutes(later, 60),
      capacity: 8,
      taken: 3,
      closed: false,
    })
    await expect(readSessions('art', startsAt, later)).resolves.toHaveLength(1)
  })

  test('are summed per program', async () => {
    const later = addDays(startsAt, 1)
    await putSession({ startsAt: later, taken: 3 }, 'art_20300101_1500')
    await putSession({ programId: 'robot', taken: 8 }, 'robot_20300101_1500')
    await putSession({ startsAt: addDays(startsAt, 30) }, 'art_20300102_1500')
    await expect(readSeats(['art', 'robot', 'swim'], startsAt, addDays(later, 1))).resolves.toEqual(
      [
        { programId: 'art', capacity: 16, taken: 3 },
        { programId: 'robot', capacity: 8, taken: 8 },
        { programId: 'swim', capacity: 0, taken: 0 },
      ],
    )
  })

  test('invalid sums count as 0', async () => {
    await putSession({ capacity: 0.5, taken: -3 })
    await expect(readSeats(['art'], startsAt, addDays(startsAt, 1))).resolves.toEqual([
      { programId: 'art', capacity: 0, taken: 0 },
    ])
  })
})

describe('booking', () => {
  test('moves the counter with the booking, and the parent can read it', async () => {
    await expect(bookSeat(seatOf('child-1'))).resolves.toBe('booked')
    expect(await taken()).toBe(1)
    const [booking] = await readUpcomingBookings(uid, new Date())
    expect(booking).toMatchObject(seatOf('child-1'))
    await expect(readPastBookings(uid, new Date())).resolves.toEqual([])
  })

  test('a child has one seat, a sibling another', async () => {
    await bookSeat(seatOf('child-1'))
    await expect(bookSeat(seatOf('child-1'))).resolves.toBe('repeated')
    await expect(bookSeat(seatOf('child-2', { childName: '김서연' }))).resolves.toBe('booked')
    expect(await taken()).toBe(2)
  })

  test('a full, begun or missing session is gone', async () => {
    await putSession({ taken: 8 })
    await expect(bookSeat(seatOf('child-1'))).resolves.toBe('gone')
    const begun = addMinutes(new Date(), -5)
    await putSession({ startsAt: begun, taken: 0 })
    await expect(bookSeat(seatOf('child-1', { startsAt: begun }))).resolves.toBe('gone')
    const unknown = seatOf('child-1', { sessionId: 'art_20300101_1500' })
    await expect(bookSeat(unknown)).resolves.toBe('gone')
  })

  test('a closed session is gone', async () => {
    await putSession({ closed: true })
    await expect(bookSeat(seatOf('child-1'))).resolves.toBe('gone')
  })

  test('a seat cancelled by the agit can be booked again, also by two at once', async () => {
    await bookSeat(seatOf('child-1'))
    const [booking] = await readUpcomingBookings(uid, new Date())
    const id = await sessionBookingId(seatOf('child-1'))
    expect(booking?.id).toBe(id)
    await firestore.put(`program_sessions/${sessionId}/bookings/${id}`, {
      uid,
      childId: 'child-1',
      childName: '김하준',
      programId: 'art',
      startsAt,
      createdAt: startsAt,
      updatedAt: startsAt,
      cancelledAt: startsAt,
      cancelReason: '폭설로 쉬어요.',
    })
    await putSession({ taken: 0, last: id })
    await cancelOwnBooking(seatOf('child-1'))
    expect(await taken()).toBe(0)
    const twice = [bookSeat(seatOf('child-1')), bookSeat(seatOf('child-1'))]
    const answers = await Promise.allSettled(twice)
    const outcomes = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value : answer.reason.kind,
    )
    expect(outcomes).toContain('booked')
    expect(['booked', 'repeated']).toEqual(expect.arrayContaining(outcomes))
    await expect(bookSeat(seatOf('child-1'))).resolves.toBe('repeated')
    expect(await taken()).toBe(1)
    const [again] = await readUpcomingBookings(uid, new Date())
    expect(again?.id).toBe(id)
    expect(again?.cancelledAt).toBeUndefined()
  })

  test('one refused for a cancelled booking that the other of the family has removed books after all', async () => {
    const id = await sessionBookingId(seatOf('child-1'))
    await firestore.put(`program_sessions/${sessionId}/bookings/${id}`, {
      ...{ uid, childId: 'child-1', childName: '김하준', programId: 'art', startsAt },
      ...{ createdAt: startsAt, updatedAt: startsAt },
      ...{ cancelledAt: startsAt, cancelReason: '폭설로 쉬어요.' },
    })
    const send = globalThis.fetch
    let refusals = 0
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const answer = await send(...request)
      if (answer.status === 403 && refusals++ === 0)
        await firestore.remove(`program_sessions/${sessionId}/bookings/${id}`)
      return answer
    })
    await expect(bookSeat(seatOf('child-1'))).resolves.toBe('booked')
    expect(refusals).toBe(1)
    expect(await taken()).toBe(1)
  })

  test('a refusal while seats are free is an error', async () => {
    const booking = bookSeat(seatOf('somebody-elses'))
    await expect(booking).rejects.toMatchObject({ kind: 'denied' })
    expect(await taken()).toBe(0)
  })

  test('a retry after a lost answer books once', async () => {
    network.loseNext('commit')
    await expect(bookSeat(seatOf('child-1'))).rejects.toThrow()
    await expect(bookSeat(seatOf('child-1'))).resolves.toBe('booked')
    expect(await taken()).toBe(1)
  })

  test('an aborted commit is retried while seats are free', async () => {
    const aborted = { error: { code: 409, message: 'contention', status: 'ABORTED' } }
    const fault = { status: 409, body: JSON.stringify(aborted), times: 1 }
    await firestore.fail(fault)
    await expect(bookSeat(seatOf('child-1'))).resolves.toBe('booked')
    expect(await taken()).toBe(1)
    await firestore.fail(fault)
    await cancelOwnBooking(seatOf('child-1'))
    expect(await taken()).toBe(0)
  })

  test('a commit that always meets others ends with an answer', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const aborted = { error: { code: 409, message: 'contention', status: 'ABORTED' } }
    await firestore.fail({
      collection: 'bookings',
      status: 409,
      body: JSON.stringify(aborted),
      times: 7,
    })
    await expect(bookSeat(seatOf('child-1'))).rejects.toMatchObject({ kind: 'changed' })
    await expect(bookSeat(seatOf('child-1'))).resolves.toBe('booked')
    vi.restoreAllMocks()
  })

  test('a failing backend is an error', async () => {
    await firestore.fail({ status: 503, times: 1 })
    await expect(bookSeat(seatOf('child-1'))).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('past bookings come page by page, including siblings at one time, past one that does not fit', async () => {
    const past = addDays(startsAt, -30)
    await firestore.put('program_sessions/art/bookings/broken', {
      uid,
      programId: 'art',
      startsAt: addDays(startsAt, -20),
    })
    const session = sessionIdAt({ programId: 'art', startsAt: past })
    for (let number = 0; number <= PAST_BOOKINGS_PAGE_SIZE; number += 1)
      await firestore.put(`program_sessions/${session}/bookings/booking-${100 + number}`, {
        uid,
        childId: `child-${100 + number}`,
        childName: '김하준',
        programId: 'art',
        startsAt: past,
        createdAt: past,
      })
    const first = await readPastBookings(uid, new Date())
    expect(first).toHaveLength(PAST_BOOKINGS_PAGE_SIZE)
    const rest = await readPastBookings(uid, new Date(), first.at(-1))
    expect(new Set([...first, ...rest].map(({ childId }) => childId)).size).toBe(
      PAST_BOOKINGS_PAGE_SIZE + 1,
    )
    await expect(readUpcomingBookings(uid, new Date())).resolves.toEqual([])
    await expect(readLastBookings(uid, new Date())).resolves.toHaveLength(5)
  })
})

describe('cancelling a seat', () => {
  test('frees it, and a second time changes nothing', async () => {
    await bookSeat(seatOf('child-1'))
    await cancelOwnBooking(seatOf('child-1'))
    expect(await taken()).toBe(0)
    await expect(readUpcomingBookings(uid, new Date())).resolves.toEqual([])
    await cancelOwnBooking(seatOf('child-1'))
    expect(await taken()).toBe(0)
  })

  test('a retry after a lost answer frees it once', async () => {
    await bookSeat(seatOf('child-1'))
    await bookSeat(seatOf('child-2'))
    network.loseNext('commit')
    await expect(cancelOwnBooking(seatOf('child-1'))).rejects.toThrow()
    await cancelOwnBooking(seatOf('child-1'))
    expect(await taken()).toBe(1)
  })

  test('is refused after the session’s start', async () => {
    await bookSeat(seatOf('child-1'))
    await putSession({ startsAt: addMinutes(new Date(), -1), taken: 1 })
    await expect(cancelOwnBooking(seatOf('child-1'))).rejects.toMatchObject({ kind: 'denied' })
  })
})

describe('staff', () => {
  const month = monthOf(dayOf(addDays(new Date(), 62)))
  const sessions = sessionsOfMonth('art', programTimetables.art, month)

  test('open sessions, read rosters and change the capacity', async () => {
    await bookSeat(seatOf('child-1'))
    await signInAsTeacher()
    await openSessions(sessions)
    await expect(readSession(sessions[0]?.id ?? '')).resolves.toEqual(sessions[0])
    await expect(followRoster(sessionId).read()).resolves.toMatchObject([
      { childName: '김하준', uid },
    ])
    await setCapacity(sessionId, 20)
    await expect(readSession(sessionId)).resolves.toMatchObject({ capacity: 20, taken: 1 })
    await expect(setCapacity(sessionId, 0)).rejects.toMatchObject({ kind: 'denied' })
  })

  test('cannot reopen a session with seats taken', async () => {
    await bookSeat(seatOf('child-1'))
    const [existing] = await readSessions('art', startsAt, addMinutes(startsAt, 1))
    if (!existing) throw new Error('no session')
    await signInAsTeacher()
    const again = openSessions([{ ...existing, taken: 0 }])
    await expect(again).rejects.toMatchObject({ kind: 'denied' })
    expect(await taken()).toBe(1)
  })

  test('only they can do so', async () => {
    await expect(openSessions(sessions)).rejects.toMatchObject({ kind: 'denied' })
    await expect(setCapacity(sessionId, 20)).rejects.toMatchObject({ kind: 'denied' })
    await expect(followRoster(sessionId).read()).rejects.toMatchObject({ kind: 'denied' })
  })
})
