import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { dayOf } from '@/domain/dates/day'
import { type ProgramSession, sessionIdAt } from '@/domain/programs/programSession'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { careDays } from '../../emulators/seed/careDays'
import { aCareBooking } from '../domain/care/aCareBooking'
import { careSessionsOf } from '../domain/care/careSessionsOf'
import { PINNED_NOW } from '../pinnedClock'
import { failingSite, itemWith } from './failingSite'
import { proveCommand } from './proveCommand'
import { proveFollowedRead } from './proveFollowedRead'
import { proveListRead } from './proveListRead'
import { proveRows } from './proveRows'
import { stayRows } from './rows/stayRows'

const site = failingSite()
beforeEach(site.signIn)

const today = dayOf(PINNED_NOW)
function sessionOf(day: string, place: number): ProgramSession {
  const session = careSessionsOf(day)[place]
  if (!session) throw new Error(`${day} has no such session`)
  return session
}

/** 13:00 today; the sample has another stay at 15:00 of the next day with care. */
const soon = aCareBooking({ uid: site.uid, startsAt: sessionOf(today, 0).startsAt })
async function arrive(): Promise<void> {
  const path = `program_sessions/${soon.sessionId}/bookings/${await sessionBookingId(soon)}`
  const at = new Date()
  await site.backend.change(path, { arrivedAt: at, updatedAt: at })
}

const coming = () => screen.getByRole('region', { name: '다가오는 예약' })

const following = (path: string, isStay: (state: string) => void) =>
  proveFollowedRead(site, {
    collections: ['bookings'],
    open: async () => {
      await site.backend.putBookings(soon)
      await site.open(path)
    },
    before: () => waitFor(() => isStay('예약')),
    change: arrive,
    after: () => waitFor(() => isStay('등원')),
    beside: async () =>
      expect((await screen.findAllByRole('button', { name: '공유' }))[0]).toBeVisible(),
  })
const inToday = following('/my', (state) => {
  const steps = within(screen.getByRole('region', { name: '오늘' })).getByRole('list', {
    name: '돌봄 상황',
  })
  expect(steps.querySelector('[aria-current="step"]')).toHaveTextContent(state)
})
const inBookings = following('/my/bookings', (state) =>
  expect(within(itemWith(coming(), '13:00~')).getByText(state)).toBeVisible(),
)

const later = sessionOf(careDays(today).next, 1)
const saysCancelled = async () =>
  expect(await screen.findByText(/^취소했어요 · 15:00/)).toBeVisible()
const cancelling = proveCommand(site, {
  begin: async () => {
    await site.open('/my/bookings')
    await waitFor(() => expect(itemWith(coming(), '15:00~')).toBeVisible())
  },
  button: () => within(itemWith(coming(), '15:00~')).getByRole('button', { name: '예약 취소' }),
  finds: saysCancelled,
  isDone: async () => {
    await saysCancelled()
    await waitFor(() => expect(itemWith(coming(), '15:00~')).toHaveTextContent(/^취소했어요/))
    expect(await site.backend.list(`program_sessions/${sessionIdAt(later)}/bookings`)).toEqual([])
  },
})

const openHistory = async () => {
  const [history] = await screen.findAllByText('사용 내역')
  if (history) await site.user.click(history)
}
const history = proveListRead(site, {
  collection: 'bookings',
  begin: async () => {
    await site.open('/my/memberships')
    await openHistory()
  },
  isWaiting: async () => expect(await screen.findByRole('list', { name: '이용권' })).toBeVisible(),
  isShown: async () => expect(await screen.findByText('아직 사용하지 않았어요.')).toBeVisible(),
  beginAgain: openHistory,
})

proveRows(stayRows, {
  'bookings of care, following in 「오늘」 and 내 예약': {
    ...inToday,
    slow: inBookings.slow,
    wrong: inBookings.wrong,
  },
  'stays, cancelling': cancelling,
  'bookings of a pass, reading': history,
})
