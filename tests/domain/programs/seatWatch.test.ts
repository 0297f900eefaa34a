import { expect, test } from 'vitest'
import { watchedSessions } from '@/domain/programs/seatWatch'
import { onCareDay } from '../care/aCareBooking'
import { careSessionsOf } from '../care/careSessionsOf'

const full = { capacity: 8, taken: 8 }
const [session] = careSessionsOf('2026-11-24', full)
if (!session) throw new Error('no session')

test('freed seats come first, then by time; begun ones are left out', () => {
  const watch = (sessionId: string, time: string) => ({
    sessionId,
    programId: 'care-seongsu',
    startsAt: onCareDay(time),
    createdAt: onCareDay('09:00'),
  })
  const watches = [
    watch('begun', '12:00'),
    watch('late', '17:00'),
    watch('closed', '14:00'),
    watch('free', '18:00'),
    watch('unknown', '15:00'),
    watch('early', '13:00'),
  ]
  const sessions = [
    { ...session, id: 'late' },
    { ...session, id: 'early' },
    { ...session, id: 'closed', taken: 7, closed: true },
    { ...session, id: 'free', taken: 7 },
  ]
  expect(
    watchedSessions(watches, sessions, onCareDay('12:00')).map(
      ({ watch: { sessionId }, ...row }) => [sessionId, row.session?.id, row.hasSeat],
    ),
  ).toEqual([
    ['free', 'free', true],
    ['early', 'early', false],
    ['closed', 'closed', false],
    ['unknown', undefined, false],
    ['late', 'late', false],
  ])
})
