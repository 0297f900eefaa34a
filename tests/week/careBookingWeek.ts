import { addDays as addCalendarDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { REFUND_REASON, upcomingCareOfOrder } from '@/domain/care/upcomingCareOfOrder'
import { addDays, seoulInstant } from '@/domain/dates/day'
import { consentVersions } from '@/domain/legal/consentVersions'
import type { Scenario } from './actors'
import { book, passOf, seat } from './careSeat'
import { memberships, sessionsOf, type Wish, wishesOf } from './careWishes'
import type { Device } from './device'
import type { Family } from './families'
import { handOf, pressOfFamily } from './hands'
import { seatKey } from './journal'
import { confirm, membershipLines, newOrder, placeOrder, refund, shownOrder } from './orderPresses'

/** Two full sessions a day, three on the last two days: twelve. */
const isFullOne = (day: number, session: number) => session < 2 || day > 2
/** Seats of the other sessions. */
const LARGE_CAPACITY = 45

/** Families sign up and order on Sunday, and the agit confirms; one membership is refunded. */
export function playSignUps(stage: Scenario): void {
  const { agenda, families, sunday, days, teachers } = stage
  for (const [index, { family, device }] of families.entries()) {
    const { uid } = family
    const id = `membership-${index}`
    const lines = membershipLines(memberships(family, index))
    agenda.add(addMinutes(seoulInstant(sunday, 9, 10), index), () => signUp(stage, family, device))
    agenda.add(addMinutes(seoulInstant(sunday, 11, 0), index), () =>
      placeOrder(stage, newOrder(uid, { id, kind: 'membership', lines })),
    )
    agenda.add(addMinutes(seoulInstant(sunday, 13, 0), index), async () =>
      confirm(stage, teachers[index % 2] ?? teachers[0], await shownOrder(stage, uid, id)),
    )
  }
  agenda.add(seoulInstant(days[2] ?? '', 11, 0), () => refundMembership(stage, 5))
}

/** The agit opens its week, and all book on Sunday evening. */
export function playCareBookings(stage: Scenario): void {
  const { agenda, families, sunday, days } = stage
  const wishes = wishesOf(stage)
  agenda.add(seoulInstant(sunday, 9, 0), () => openWeek(stage, wishes))
  for (const [index, { family }] of families.entries())
    agenda.add(addMinutes(seoulInstant(sunday, 18, 0), index * 2), async () => {
      for (const wish of wishes) if (wish.family === family) await book(stage, wish)
    })
  for (const day of days) {
    agenda.add(seoulInstant(addDays(day, -1), 21, 5), () => changeMinds(stage, day))
    agenda.add(seoulInstant(addDays(day, -1), 22, 45), () => lookForSeats(stage))
  }
}

async function openWeek({ days, journal, press, teachers }: Scenario, wishes: readonly Wish[]) {
  const [teacher] = teachers
  const sessions = days.flatMap(sessionsOf)
  await press('회차 열기', () => teacher.openSessions(sessions))
  for (const [dayIndex, day] of days.entries())
    for (const [index, { id }] of sessionsOf(day).entries()) {
      const wanted = wishes.filter(({ session }) => session.id === id).length
      const capacity = isFullOne(dayIndex, index) ? wanted - 2 : LARGE_CAPACITY
      await press('정원', () => teacher.setCapacity(id, capacity))
      journal.sessions.set(id, { capacity, isClosed: false })
    }
}

/** The last step of signing up. */
export async function createAccount({ press }: Scenario, device: Device): Promise<void> {
  const { uid, phone, nickname } = device
  const { vTos: termsVersion, vPp: privacyVersion } = consentVersions
  const profile = { nickname, phone, termsVersion, privacyVersion, isMarketingAllowed: false }
  await press('시작하기', () => device.createProfile(uid, profile))
}

async function signUp(stage: Scenario, { uid, children }: Family, device: Device) {
  await createAccount(stage, device)
  await stage.press('자녀 추가', () => device.saveChildren(uid, children))
}

/** Some parents cancel a seat of the next day. */
async function changeMinds(stage: Scenario, day: string): Promise<void> {
  const { families, journal, press, random } = stage
  const ids = new Set(sessionsOf(day).map(({ id }) => id))
  for (const { family } of families) {
    if (!random.chance(0.12)) continue
    const { uid } = family
    const hand = handOf(stage, uid)
    const { answer } = await press('read', () => hand.readUpcomingBookings(uid, new Date()))
    const booking = answer.find(({ sessionId, cancelledAt }) => ids.has(sessionId) && !cancelledAt)
    if (!booking) continue
    await pressOfFamily(stage, { uid, what: '예약 취소' }, (one) => one.cancelOwnBooking(booking))
    journal.seats.delete(seatKey(booking))
  }
}

/** Watchers look for a free seat and take it. */
async function lookForSeats(stage: Scenario): Promise<void> {
  const { families, journal, press } = stage
  for (const { family } of families) {
    const { uid } = family
    const hand = handOf(stage, uid)
    const { answer: watches } = await press('read', () => hand.readWatches(uid, new Date()))
    for (const { sessionId } of watches) {
      const { answer } = await press('read', () => hand.followSessionsById([sessionId]).read())
      const [session] = answer
      if (!session || session.closed || session.taken >= session.capacity) continue
      const childIndex = family.children.findIndex(
        ({ id }) => !journal.seats.has(seatKey({ sessionId, uid, childId: id })),
      )
      const asked = { ...session, taken: 0 } as const
      for (const optionKey of ['m-59000', 'pre-100', 'pre-200', '4h-45000'] as const) {
        const pass = await passOf(stage, uid, optionKey)
        if (!pass || childIndex < 0) continue
        const wish = { family, childIndex, session: asked, optionKey }
        if ((await seat(stage, wish, pass)) === 'booked') break
      }
      await press('알림 끄기', () => hand.deleteWatch(uid, sessionId))
      journal.watches.delete(`${uid}/${sessionId}`)
    }
  }
}

/** A membership's refund cancels its upcoming care first, and stops bookings. */
async function refundMembership(stage: Scenario, index: number): Promise<void> {
  const { families, journal, press, teachers, days } = stage
  const family = families[index]?.family
  if (!family) return
  const { uid } = family
  const order = await shownOrder(stage, uid, `membership-${index}`)
  const now = new Date()
  const { answer } = await press('read', () =>
    teachers[1].followBookingsBetween(now, addCalendarDays(now, 14)).read(),
  )
  const own = answer.filter((booking) => booking.uid === uid)
  for (const booking of upcomingCareOfOrder(own, order.id, now)) {
    await press('예약 취소하기', () => teachers[1].cancelBooking(booking, REFUND_REASON))
    const record = journal.seats.get(seatKey(booking))
    if (record) Object.assign(record, { isCancelled: true, hasUse: false })
  }
  await refund(stage, teachers[1], order)
  const pass = await passOf(stage, uid, 'm-59000')
  const session = days
    .slice(2)
    .flatMap(sessionsOf)
    .find(({ id }) => !own.some(({ sessionId }) => sessionId === id) && !journal.isFull(id))
  if (pass && session)
    await seat(stage, { family, childIndex: 0, session, optionKey: 'm-59000' }, pass)
}
