import { addDays as addCalendarDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { careProgramId, careTimetable } from '@/domain/care/careSession'
import { freePassSlots } from '@/domain/care/passUses'
import { REFUND_REASON, upcomingCareOfOrder } from '@/domain/care/upcomingCareOfOrder'
import { addDays, seoulInstant } from '@/domain/dates/day'
import { consentVersions } from '@/domain/legal/consentVersions'
import type { Pass } from '@/domain/orders/pass'
import type { PlanOptionCode } from '@/domain/orders/plans'
import { type NewProgramSession, sessionsOfDay } from '@/domain/programs/programSession'
import type { SeatAnswer } from '@/domain/programs/sessionOutcome'
import type { Scenario } from './actors'
import type { Device } from './device'
import type { Family } from './families'
import { seatKey } from './journal'
import { confirm, membershipLines, newOrder, placeOrder, refund, shownOrder } from './orderWeek'

const PROGRAM = careProgramId('seongsu')
/** Two full sessions a day, three on the last two days: twelve. */
const isFullOne = (day: number, session: number) => session < 2 || day > 2
/** Seats of the other sessions. */
const LARGE_CAPACITY = 45
/** One-child families with a 4시간권 besides their 레귤러. */
const WITH_HOURS = 25

interface Wish {
  readonly family: Family
  readonly device: Device
  readonly childIndex: number
  readonly session: NewProgramSession
  readonly optionKey: PlanOptionCode
}

const memberships = ({ children }: Family, index: number): PlanOptionCode[] => {
  if (children.length === 2) return ['m-59000', 'pre-100']
  if (children.length === 3) return ['m-59000', 'pre-200']
  return index < WITH_HOURS ? ['m-59000', '4h-45000'] : ['m-59000']
}

export const sessionsOf = (day: string): NewProgramSession[] =>
  sessionsOfDay(PROGRAM, careTimetable, day)

/** The first child uses 레귤러, the others 패밀리. */
const dailyPass = ({ children }: Family, childIndex: number): PlanOptionCode => {
  if (childIndex === 0) return 'm-59000'
  return children.length === 2 ? 'pre-100' : 'pre-200'
}

/** 500 wishes: every child daily, and 25 twice on two days, with hours. */
function wishesOf({ families, days, random }: Scenario): Wish[] {
  let turn = random.below(3)
  const daily = days.flatMap((day) =>
    families.flatMap(({ family, device }) =>
      family.children.flatMap((_, childIndex): Wish[] => {
        turn += 1
        const session = sessionsOf(day)[turn % 3]
        const optionKey = dailyPass(family, childIndex)
        return session ? [{ family, device, childIndex, session, optionKey }] : []
      }),
    ),
  )
  const longer = families.slice(0, WITH_HOURS).flatMap(({ family }, index) =>
    [index % 5, (index + 2) % 5].flatMap((day): Wish[] => {
      const first = daily.find(
        (wish) =>
          wish.family === family &&
          sessionsOf(days[day] ?? '').some(({ id }) => id === wish.session.id),
      )
      const all = sessionsOf(days[day] ?? '')
      const place = all.findIndex(({ id }) => id === first?.session.id)
      const session = all[place === 2 ? 1 : place + 1]
      return first && session ? [{ ...first, session, optionKey: '4h-45000' }] : []
    }),
  )
  return [...daily, ...longer]
}

/** The agit opens its week, families sign up and order, the agit confirms, and all book on Sunday evening. */
export function playCareBookings(stage: Scenario): void {
  const { agenda, families, sunday, days, teachers } = stage
  const wishes = wishesOf(stage)
  agenda.add(seoulInstant(sunday, 9, 0), () => openWeek(stage, wishes))
  for (const [index, { family, device }] of families.entries()) {
    agenda.add(addMinutes(seoulInstant(sunday, 9, 10), index), () => signUp(stage, family, device))
    agenda.add(addMinutes(seoulInstant(sunday, 11, 0), index), () =>
      placeOrder(
        stage,
        device,
        newOrder(
          device,
          `membership-${index}`,
          'membership',
          membershipLines(memberships(family, index)),
        ),
      ),
    )
    agenda.add(addMinutes(seoulInstant(sunday, 13, 0), index), async () =>
      confirm(
        stage,
        teachers[index % 2] ?? teachers[0],
        await shownOrder(stage, device, `membership-${index}`),
      ),
    )
    agenda.add(addMinutes(seoulInstant(sunday, 18, 0), index * 2), async () => {
      for (const wish of wishes) if (wish.family === family) await book(stage, wish)
    })
  }
  for (const day of days) {
    agenda.add(seoulInstant(addDays(day, -1), 21, 5), () => changeMinds(stage, day))
    agenda.add(seoulInstant(addDays(day, -1), 22, 45), () => lookForSeats(stage))
  }
  agenda.add(seoulInstant(days[2] ?? '', 11, 0), () => refundMembership(stage, 5))
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

async function signUp(
  { press }: Scenario,
  { uid, phone, nickname, children }: Family,
  device: Device,
) {
  const { vTos: termsVersion, vPp: privacyVersion } = consentVersions
  const profile = { nickname, phone, termsVersion, privacyVersion, isMarketingAllowed: false }
  await press('시작하기', () => device.createProfile(uid, profile))
  await press('자녀 추가', () => device.saveChildren(uid, children))
}

/** The pass offered in 「이용권」. */
async function passOf(
  { press }: Scenario,
  { device, optionKey }: Pick<Wish, 'device' | 'optionKey'>,
) {
  const { answer } = await press('read', () => device.readPasses(device.uid))
  return answer.find((pass) => pass.optionKey === optionKey)
}

/** The expected answer, from earlier presses. */
function foreseen(
  { journal }: Scenario,
  key: string,
  sessionId: string,
  isPaid: boolean,
  hasUse: boolean,
): SeatAnswer {
  const seat = journal.seats.get(key)
  if (seat && !seat.isCancelled) return 'repeated'
  if (journal.isFull(sessionId) || journal.sessions.get(sessionId)?.isClosed) return 'gone'
  if (!hasUse) return 'usedUp'
  return isPaid ? 'booked' : 'unpaid'
}

async function seat(stage: Scenario, wish: Wish, pass: Pass): Promise<SeatAnswer> {
  const { journal, press } = stage
  const { device, family, childIndex, session } = wish
  const { uid } = device
  const child = family.children[childIndex]
  const { answer: uses } = await press('read', () => device.readPassUses({ uid, passId: pass.id }))
  const slots = freePassSlots(pass, dayOfSession(session), uses)
  const booking = {
    sessionId: session.id,
    uid,
    childId: child?.id ?? '',
    childName: child?.name ?? '',
    programId: PROGRAM,
    startsAt: session.startsAt,
  }
  const key = seatKey(booking)
  const isPaid = journal.orders.get(pass.orderId)?.status === 'paid'
  const expected = foreseen(stage, key, session.id, isPaid, slots.length > 0)
  const { answer } = await press('예약하기', () =>
    device.bookSeat(booking, { passId: pass.id, orderId: pass.orderId, slots }),
  )
  journal.count(`seat: ${answer}`)
  // After a lost first try the child is found, at an unknown time.
  const isFound = expected === 'repeated' && answer === 'booked'
  if (answer !== expected && !isFound)
    journal.surprises.push(`${key}: ${answer} instead of ${expected}`)
  if (answer === 'booked' && !isFound)
    journal.seats.set(key, {
      ...{ sessionId: session.id, uid, childId: booking.childId, passId: pass.id },
      hasUse: true,
      isCancelled: false,
    })
  if (journal.isFull(session.id)) journal.onceFull.add(session.id)
  return answer
}

const dayOfSession = ({ id }: NewProgramSession): string =>
  id.replace(/^.*_(\d{4})(\d{2})(\d{2})_\d{4}$/, '$1-$2-$3')

async function book(stage: Scenario, wish: Wish): Promise<void> {
  const { journal, press, random } = stage
  const { device, session } = wish
  const pass = await passOf(stage, wish)
  if (!pass) throw new Error(`${device.uid} has no ${wish.optionKey}.`)
  const answer = await seat(stage, wish, pass)
  if (answer === 'booked' && random.chance(0.04)) await seat(stage, wish, pass)
  if (answer !== 'gone') return
  const { id: sessionId, startsAt } = session
  await press('빈자리 알림', () =>
    device.createWatch(device.uid, { sessionId, programId: PROGRAM, startsAt }),
  )
  journal.watches.add(`${device.uid}/${sessionId}`)
}

/** Some parents cancel a seat of the next day. */
async function changeMinds(
  { families, journal, press, random }: Scenario,
  day: string,
): Promise<void> {
  const ids = new Set(sessionsOf(day).map(({ id }) => id))
  for (const { device } of families) {
    if (!random.chance(0.12)) continue
    const { answer } = await press('read', () =>
      device.readUpcomingBookings(device.uid, new Date()),
    )
    const booking = answer.find(({ sessionId, cancelledAt }) => ids.has(sessionId) && !cancelledAt)
    if (!booking) continue
    await press('예약 취소', () => device.cancelOwnBooking(booking))
    journal.seats.delete(seatKey(booking))
  }
}

/** Watchers look for a free seat and take it. */
async function lookForSeats(stage: Scenario): Promise<void> {
  const { families, journal, press } = stage
  for (const { family, device } of families) {
    const { uid } = device
    const { answer: watches } = await press('read', () => device.readWatches(uid, new Date()))
    for (const { sessionId } of watches) {
      const { answer } = await press('read', () => device.followSessionsById([sessionId]).read())
      const [session] = answer
      if (!session || session.closed || session.taken >= session.capacity) continue
      const childIndex = family.children.findIndex(
        ({ id }) => !journal.seats.has(seatKey({ sessionId, uid, childId: id })),
      )
      const asked = { ...session, taken: 0 } as const
      for (const optionKey of ['m-59000', 'pre-100', 'pre-200', '4h-45000'] as const) {
        const pass = await passOf(stage, { device, optionKey })
        if (!pass || childIndex < 0) continue
        const answered = await seat(
          stage,
          { family, device, childIndex, session: asked, optionKey },
          pass,
        )
        if (answered === 'booked') break
      }
      await press('알림 끄기', () => device.deleteWatch(uid, sessionId))
      journal.watches.delete(`${uid}/${sessionId}`)
    }
  }
}

/** A membership's refund cancels its upcoming care first, and stops bookings. */
async function refundMembership(stage: Scenario, index: number): Promise<void> {
  const { families, journal, press, teachers, days } = stage
  const family = families[index]
  if (!family) return
  const { device } = family
  const order = await shownOrder(stage, device, `membership-${index}`)
  const now = new Date()
  const { answer } = await press('read', () =>
    teachers[1].followBookingsBetween(now, addCalendarDays(now, 14)).read(),
  )
  const own = answer.filter(({ uid }) => uid === device.uid)
  for (const booking of upcomingCareOfOrder(own, order.id, now)) {
    await press('예약 취소하기', () => teachers[1].cancelBooking(booking, REFUND_REASON))
    const record = journal.seats.get(seatKey(booking))
    if (record) Object.assign(record, { isCancelled: true, hasUse: false })
  }
  await refund(stage, teachers[1], order)
  const pass = await passOf(stage, { device, optionKey: 'm-59000' })
  const session = days
    .slice(2)
    .flatMap(sessionsOf)
    .find(({ id }) => !own.some(({ sessionId }) => sessionId === id) && !journal.isFull(id))
  if (pass && session)
    await seat(stage, { ...family, childIndex: 0, session, optionKey: 'm-59000' }, pass)
}
