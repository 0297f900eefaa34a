import { careBranchId } from '@/domain/care/careSession'
import { addDays, dayOf, limitsOfDay } from '@/domain/dates/day'
import { chunk } from '@/domain/groupBy'
import type { Order } from '@/domain/orders/order'
import { type ClosureItem, closureKey, daysOf, keysOf } from '@/domain/places/closures'
import type { ProgramSession, SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import {
  type ClosureWork,
  closureWork,
  type FamilyPass,
  isExtendedFor,
  isStayThere,
  type OnClosedDays,
  passesToExtend,
} from '@/domain/staff/closureWork'
import type { ReceivedPickupRequest } from '@/domain/staff/inbox'
import { programsOver } from '@/features/programs/programs'
import { now } from '@/platform/clock'
import { staffQuery } from '@/remote/staffQuery'
import { readBookingsBetween, readSessionsBetween } from '@/repository/care/careDay'
import { readPaidSnacksBetween } from '@/repository/orders/orders'
import { readPassesHoldingFrom } from '@/repository/orders/passes'
import { readClosures } from '@/repository/places/closures'
import { readPrograms } from '@/repository/programs/programs'
import { readOpenPickupRequests } from '@/repository/rides/pickupRequests'
import { RIDES_PAGE_SIZE, readRidesPage } from '@/repository/rides/rides'
import type { StaffUser } from '../../StaffMemberContext'

export type Closure = Omit<ClosureItem, 'reason'>

export const closuresOfAgitQuery = (uid: string) =>
  staffQuery({
    uid,
    name: ['settings', 'closures'],
    failure: '휴무일을 불러오지 못했습니다.',
    read: readClosures,
  })

/** A query of sessions or bookings answers this many days of a full agit. */
const DAYS_A_QUERY = 5

async function readRides(from: Date, to: Date): Promise<Ride[]> {
  const rides: Ride[] = []
  for (;;) {
    const page = await readRidesPage({ from, to, after: rides.at(-1) })
    rides.push(...page)
    if (page.length < RIDES_PAGE_SIZE) return rides
  }
}

async function readOnDays({ from, until }: Closure): Promise<OnClosedDays> {
  const [start, end] = [limitsOfDay(from)[0], limitsOfDay(until)[1]]
  const spans = chunk(daysOf({ from, until }), DAYS_A_QUERY).flatMap((days) => {
    const [first] = days
    const last = days.at(-1)
    return first && last ? [[limitsOfDay(first)[0], limitsOfDay(last)[1]] as const] : []
  })
  const [rides, sessions, bookings] = await Promise.all([
    readRides(start, end),
    Promise.all(spans.map((span) => readSessionsBetween(...span))),
    Promise.all(spans.map((span) => readBookingsBetween(...span))),
  ])
  return { rides, sessions: sessions.flat(), bookings: bookings.flat() }
}

/** Branches of programs by now. */
async function readBranchOfProgram(): Promise<(programId: string) => string | undefined> {
  const programs = programsOver(await readPrograms(), [])
  return (programId) => programs.find(({ id }) => id === programId)?.branchId
}

/** Closed sessions of the days, which 휴무 취소 opens again. */
export async function readClosedSessions(closure: Closure): Promise<ProgramSession[]> {
  const [{ sessions }, branchOfProgram] = await Promise.all([
    readOnDays(closure),
    readBranchOfProgram(),
  ])
  const keys = new Set(keysOf(closure))
  return sessions.filter(
    ({ closed, programId, startsAt }) =>
      closed &&
      keys.has(
        closureKey(careBranchId(programId) ?? branchOfProgram(programId) ?? '', dayOf(startsAt)),
      ),
  )
}

export async function readWork(closure: Closure, staff: StaffUser): Promise<ClosureWork> {
  const [found, branchOfProgram] = await Promise.all([readOnDays(closure), readBranchOfProgram()])
  return closureWork(closure, found, { staff, branchOfProgram, now: now() })
}

/** What still stands on the days of a closure. */
export const closureWorkQuery = (staff: StaffUser, closure: Closure) =>
  staffQuery({
    uid: staff.uid,
    name: ['closure-work', closure.from, closure.until, closure.branchIds.join()],
    failure: '남은 예약을 확인하지 못했습니다.',
    read: () => readWork(closure, staff),
  })

/** Whom the agit calls by itself. */
export interface ToCall {
  requests: readonly ReceivedPickupRequest[]
  snacks: readonly Order[]
}

const OPEN_REQUESTS_LIMIT = 300

export async function readToCall(closure: Closure): Promise<ToCall> {
  const keys = new Set(keysOf(closure))
  const [requests, snacks] = await Promise.all([
    readOpenPickupRequests(OPEN_REQUESTS_LIMIT),
    readPaidSnacksBetween(closure.from, closure.until),
  ])
  return {
    requests: requests.filter(({ branchId, datetime }) =>
      keys.has(closureKey(branchId, dayOf(datetime))),
    ),
    snacks: snacks.filter(({ branchId, day }) => keys.has(closureKey(branchId, day))),
  }
}

/** Families with a stay of so many days back, or ahead, belong to a branch. */
const STAY_BACK_DAYS = 60
const STAY_AHEAD_DAYS = 60

/** Undefined for a closure of all branches: then all families'. */
async function familiesOf(
  closure: ClosureItem,
  allIds: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  if (allIds.every((id) => closure.branchIds.includes(id))) return undefined
  const today = dayOf(now())
  const from = addDays(today, -STAY_BACK_DAYS)
  const spans = chunk(
    daysOf({ from, until: addDays(today, STAY_AHEAD_DAYS) }),
    DAYS_A_QUERY,
  ).flatMap((days) => {
    const [first] = days
    const last = days.at(-1)
    return first && last ? [[limitsOfDay(first)[0], limitsOfDay(last)[1]] as const] : []
  })
  const found: SessionBooking[][] = []
  for (const span of spans) found.push(await readBookingsBetween(...span))
  return new Set(
    found
      .flat()
      .filter((booking) => isStayThere(booking, closure))
      .map(({ uid }) => uid),
  )
}

/** Passes that 「계속하기」 makes longer: the rest, where some were. */
export async function readPassesLeft(
  closure: ClosureItem,
  staff: StaffUser,
  allIds: readonly string[],
): Promise<FamilyPass[]> {
  const passes = await readPassesHoldingFrom(closure.from)
  const wasBegun = passes.some((pass) => isExtendedFor(pass, closure))
  return wasBegun ? passesToExtend(passes, closure, staff, await familiesOf(closure, allIds)) : []
}

/** Passes that are made longer for a closure. */
export async function readPassesToExtend(
  closure: ClosureItem,
  staff: StaffUser,
  allIds: readonly string[],
): Promise<FamilyPass[]> {
  const [passes, families] = await Promise.all([
    readPassesHoldingFrom(closure.from),
    familiesOf(closure, allIds),
  ])
  return passesToExtend(passes, closure, staff, families)
}
