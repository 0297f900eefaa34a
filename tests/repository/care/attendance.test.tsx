import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dayOf } from '@/domain/dates/day'
import { type SessionBooking, sessionIdAt } from '@/domain/programs/programSession'
import {
  areUsesReturned,
  cancelBooking,
  markArrival,
  markDeparture,
  returnUses,
  undoAttendance,
} from '@/repository/care/attendance'
import { followBookingsBetween } from '@/repository/care/careDay'
import { followNotesOfDay, NoteConflict, sendNote } from '@/repository/care/dayNotes'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { readSession, setClosed } from '@/repository/programs/programSessions'
import { localAuth } from '../../services/localAuth'
import { localFirestore } from '../localFirestore'
import { lostAnswers } from '../lostAnswers'
import { aChildDocument } from '../memberAccount'
import { signIn } from '../signIn'

const firestore = localFirestore()
const auth = localAuth()
const network = lostAnswers()

const UID = 'parent-1'
const programId = 'care-seongsu'
const minute = (date: Date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000)
/** One stay of two sessions, under way. */
const starts = [0, 1].map((index) => addMinutes(minute(new Date()), index))
const day = dayOf(new Date())
let teacher = ''

const bookings = async (): Promise<SessionBooking[]> => {
  const [first = new Date()] = starts
  const found = await followBookingsBetween(first, addMinutes(first, 5)).read()
  return found.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

const putSession = (startsAt: Date, endsAt = addMinutes(startsAt, 1)): Promise<void> =>
  firestore.put(`program_sessions/${sessionIdAt({ programId, startsAt })}`, {
    programId,
    startsAt,
    endsAt,
    capacity: 20,
    taken: 1,
    last: '',
  })

async function putBooking(startsAt: Date, slot: string): Promise<void> {
  const sessionId = sessionIdAt({ programId, startsAt })
  const id = await sessionBookingId({ sessionId, uid: UID, childId: 'child-1' })
  await putSession(startsAt)
  await firestore.put(`program_sessions/${sessionId}/bookings/${id}`, {
    uid: UID,
    childId: 'child-1',
    childName: '김하준',
    programId,
    startsAt,
    createdAt: startsAt,
    updatedAt: startsAt,
    passId: 'pass-1',
    slot,
  })
  await firestore.put(`users/${UID}/passes/pass-1/uses/${slot}`, {
    sessionId,
    bookingId: id,
    childId: 'child-1',
    createdAt: startsAt,
  })
}

const taken = async () => {
  const sessions = await Promise.all(
    starts.map((startsAt) => readSession(sessionIdAt({ programId, startsAt }))),
  )
  return sessions.map((session) => session?.taken)
}
const endSessions = () =>
  Promise.all(starts.map((startsAt) => putSession(startsAt, addMinutes(new Date(), -1))))
const use = (slot: string) => firestore.get(`users/${UID}/passes/pass-1/uses/${slot}`)
const kindOf = (promise: Promise<void>) => promise.then(() => 'done').catch(({ kind }) => kind)

beforeEach(async () => {
  teacher = await signIn({ firestore, auth }, '+821000000001')
  await firestore.put(`staff/${teacher}`, { name: '도담쌤' })
  await firestore.put(`users/${teacher}`, { nickname: '도담쌤' })
  await firestore.put(`users/${UID}/children/child-1`, aChildDocument('김하준'))
  for (const [index, startsAt] of starts.entries()) await putBooking(startsAt, String(index + 1))
})

describe('attendance', () => {
  test('등원 and 하원 are written to every booking of the stay, and undone', async () => {
    await markArrival(await bookings(), teacher)
    expect((await bookings()).map(({ arrivedAt }) => arrivedAt instanceof Date)).toEqual([
      true,
      true,
    ])
    await markDeparture(await bookings(), '박순자(할머니)', teacher)
    expect((await bookings()).map(({ leftWith }) => leftWith)).toEqual(
      Array(2).fill('박순자(할머니)'),
    )
    expect((await bookings()).map(({ by }) => by)).toEqual([teacher, teacher])
    await undoAttendance(await bookings(), 'leave', teacher)
    await undoAttendance(await bookings(), 'arrive', teacher)
    for (const booking of await bookings())
      expect(booking).toMatchObject({ updatedAt: expect.any(Date) })
    expect(
      (await bookings()).every(
        ({ arrivedAt, leftAt, leftWith }) => !arrivedAt && !leftAt && !leftWith,
      ),
    ).toBe(true)
  })

  test('a colleague’s same step counts as done, a different one is not overwritten', async () => {
    const shown = await bookings()
    await markArrival(shown, teacher)
    await markArrival(shown, teacher)
    const arrived = await bookings()
    await markDeparture(arrived, '보호자', teacher)
    await expect(kindOf(markDeparture(arrived, '보호자', teacher))).resolves.toBe('done')
    await expect(kindOf(markDeparture(arrived, '도담 픽업', teacher))).resolves.toBe('changed')
    expect((await bookings()).map(({ leftWith }) => leftWith)).toEqual(['보호자', '보호자'])
  })

  test('등원 that was undone and repeated cannot be undone from the first view', async () => {
    await markArrival(await bookings(), teacher)
    const seen = await bookings()
    await undoAttendance(seen, 'arrive', teacher)
    await expect(kindOf(undoAttendance(seen, 'arrive', teacher))).resolves.toBe('done')
    vi.setSystemTime(addMinutes(new Date(), 1))
    await markArrival(await bookings(), teacher)
    await expect(kindOf(undoAttendance(seen, 'arrive', teacher))).resolves.toBe('changed')
    expect((await bookings()).every(({ arrivedAt }) => arrivedAt)).toBe(true)
  })

  test('하원 after an undone 등원 reports a change', async () => {
    await markArrival(await bookings(), teacher)
    const seen = await bookings()
    await undoAttendance(seen, 'arrive', teacher)
    await expect(kindOf(markDeparture(seen, '보호자', teacher))).resolves.toBe('changed')
  })

  test('a retry after a lost answer keeps the arrival', async () => {
    const shown = await bookings()
    network.loseNext('commit')
    await expect(kindOf(markArrival(shown, teacher))).resolves.not.toBe('done')
    const [first] = await bookings()
    await markArrival(shown, teacher)
    expect((await bookings())[0]?.arrivedAt).toEqual(first?.arrivedAt)
  })

  test('what a colleague has marked on one of two sessions is not the whole stay', async () => {
    const shown = await bookings()
    await markArrival(shown.slice(1), teacher)
    await expect(kindOf(markArrival(shown, teacher))).resolves.toBe('changed')
    expect((await bookings()).map(({ arrivedAt }) => arrivedAt !== undefined)).toEqual([
      false,
      true,
    ])
    await markArrival(await bookings(), teacher)
    const seen = await bookings()
    await undoAttendance(seen.slice(0, 1), 'arrive', teacher)
    await expect(kindOf(undoAttendance(seen, 'arrive', teacher))).resolves.toBe('changed')
    expect((await bookings())[1]?.arrivedAt).toEqual(seen[1]?.arrivedAt)
  })

  test('nobody goes home who has not come', async () => {
    await expect(kindOf(markDeparture(await bookings(), '보호자', teacher))).resolves.toBe('denied')
    expect((await bookings()).every(({ arrivedAt }) => !arrivedAt)).toBe(true)
  })

  test('하원 includes a session booked later', async () => {
    const [first, second] = await bookings()
    if (!first || !second) throw new Error('The bookings are missing.')
    await markArrival([first], teacher)
    await markDeparture(await bookings(), '보호자', teacher)
    expect((await bookings()).map(({ leftWith }) => leftWith)).toEqual(['보호자', '보호자'])
  })
})

describe('cancelling', () => {
  test('returns seat and use once', async () => {
    const [first] = await bookings()
    if (!first) throw new Error('The booking is missing.')
    await cancelBooking(first, ' 눈이 많이 와요. ')
    await cancelBooking(first, '다시')
    await expect(taken()).resolves.toEqual([0, 1])
    expect(await use('1')).toBeUndefined()
    expect((await bookings())[0]).toMatchObject({ cancelReason: '눈이 많이 와요.' })
  })

  test('keeps a use that serves another booking by now', async () => {
    const [first] = await bookings()
    if (!first) throw new Error('The booking is missing.')
    await firestore.put(`users/${UID}/passes/pass-1/uses/1`, {
      sessionId: 'another',
      bookingId: 'another',
      childId: 'child-1',
      createdAt: new Date(),
    })
    await cancelBooking(first, '눈')
    expect(await use('1')).toBeDefined()
    await expect(taken()).resolves.toEqual([0, 1])
  })

  test('is refused after the arrival', async () => {
    const [first] = await bookings()
    if (!first) throw new Error('The booking is missing.')
    await markArrival([first], teacher)
    await expect(kindOf(cancelBooking(first, '눈'))).resolves.toBe('changed')
    await expect(taken()).resolves.toEqual([1, 1])
  })

  test('a session is closed and reopened', async () => {
    const [startsAt = new Date()] = starts
    const id = sessionIdAt({ programId, startsAt })
    await setClosed(id, true)
    expect(await readSession(id)).toMatchObject({ closed: true, taken: 1 })
    await setClosed(id, false)
    expect(await readSession(id)).toMatchObject({ closed: false })
  })

  test('a booking without a pass gives back its seat, and no use', async () => {
    const [first] = await bookings()
    if (!first) throw new Error('The booking is missing.')
    for (const missing of ['passId', 'slot'] as const) {
      const without = { ...first, [missing]: undefined }
      await expect(areUsesReturned([without])).resolves.toBe(true)
      await returnUses([without])
    }
    expect(await use('1')).toBeDefined()
  })

  test('a stay whose uses are given back in part is not done', async () => {
    await endSessions()
    const missed = await bookings()
    await returnUses(missed.slice(1))
    await expect(areUsesReturned(missed)).resolves.toBe(false)
  })

  test('the uses of a stay are not returned before its end', async () => {
    await expect(kindOf(returnUses(await bookings()))).resolves.toBe('denied')
    expect(await use('1')).toBeDefined()
  })

  test('the uses of a missed stay are returned', async () => {
    await endSessions()
    const missed = await bookings()
    await expect(areUsesReturned(missed)).resolves.toBe(false)
    await returnUses(missed)
    await returnUses(missed)
    await expect(areUsesReturned(missed)).resolves.toBe(true)
    expect(await use('1')).toBeUndefined()
    expect(await bookings()).toHaveLength(2)
  })
})

describe('an unreadable booking', () => {
  const damaged = async (): Promise<SessionBooking> => {
    const [first] = await bookings()
    if (!first?.isUnreadable) throw new Error('The booking is missing, or it can be read.')
    return first
  }

  beforeEach(async () => {
    const [first] = await bookings()
    if (!first) throw new Error('The booking is missing.')
    const { id, sessionId, uid, childId, startsAt, createdAt, updatedAt } = first
    await firestore.put(`program_sessions/${sessionId}/bookings/${id}`, {
      ...{ uid, childId, programId, startsAt, createdAt, updatedAt },
      ...{ childName: '', passId: 'pass-1', slot: '1' },
    })
  })

  test('shows 등원 and 하원, each done once', async () => {
    await markArrival([await damaged()], teacher)
    await markArrival([{ ...(await damaged()), arrivedAt: undefined }], teacher)
    expect(await damaged()).toMatchObject({ arrivedAt: expect.any(Date) })
    await markDeparture([await damaged()], '보호자', teacher)
    expect(await damaged()).toMatchObject({ leftAt: expect.any(Date), leftWith: '보호자' })
  })

  test('is cancelled with its use once', async () => {
    await cancelBooking(await damaged(), '눈')
    await cancelBooking(await damaged(), '다시')
    expect(await use('1')).toBeUndefined()
    await expect(taken()).resolves.toEqual([0, 1])
    expect(await damaged()).toMatchObject({ cancelReason: '눈' })
  })
})

describe('notes', () => {
  const entry = { meal: 'all', mood: 'calm', text: '축구를 했어요.\n\n잘 먹었어요.' } as const
  const noteOf = (change = {}) => ({
    uid: UID,
    childId: 'child-1',
    childName: '김하준',
    branchId: 'seongsu',
    day,
    writer: '도담쌤',
    by: teacher,
    ...entry,
    ...change,
  })
  const id = `${UID}_child-1_${day.replaceAll('-', '')}`

  const standing = async () => (await followNotesOfDay(day).read())[0]

  /** The parent reads the note half a minute after it was sent. */
  const putSeen = async (): Promise<Date> => {
    const sent = await standing()
    if (!sent) throw new Error('The note is missing.')
    const { id: _, ...fields } = sent
    const seenAt = new Date(sent.updatedAt.getTime() + 30_000)
    await firestore.put(`care_notes/${id}`, { ...fields, seenAt })
    return seenAt
  }

  test('a first note is sent once and unseen', async () => {
    network.loseNext('commit')
    await sendNote(noteOf(), null).catch(() => {})
    await sendNote(noteOf(), null)
    expect(await standing()).toMatchObject({ ...entry, seenAt: null, by: teacher })
  })

  test('a correction is unseen again', async () => {
    await sendNote(noteOf(), null)
    await putSeen()
    await sendNote(noteOf({ text: '야구를 했어요.' }), entry)
    expect(await standing()).toMatchObject({ text: '야구를 했어요.', seenAt: null })
  })

  test('a colleague’s newer note is not overwritten', async () => {
    await sendNote(noteOf(), null)
    const mine = noteOf({ text: '내 글' })
    const refused = await sendNote(mine, null).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(NoteConflict)
    expect(await standing()).toMatchObject(entry)
    await sendNote(mine, entry)
    expect(await standing()).toMatchObject({ text: '내 글' })
  })
})
