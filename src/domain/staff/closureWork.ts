import { careBranchId } from '../care/careSession'
import { addDays, clockTime, dayOf, formatShortDay, weekdayLabel, weekdayOf } from '../dates/day'
import { holidayName, isSchoolDay } from '../dates/holidays'
import type { Pass } from '../orders/pass'
import {
  type ClosureItem,
  type Closures,
  closedReason,
  closedText,
  closureKey,
  keysOf,
  passDaysOf,
} from '../places/closures'
import type { ProgramSession, SessionBooking } from '../programs/programSession'
import type { Ride } from '../rides/booked/ride'
import { isOwnFamily } from './ownFamily'

/** All that stands on the days of a closure, of whatever branch. */
export interface OnClosedDays {
  sessions: readonly ProgramSession[]
  bookings: readonly SessionBooking[]
  rides: readonly Ride[]
}

/** What closed days change (specification 7, section 2). */
export interface ClosureWork {
  /** Open ones that have not ended. */
  sessions: readonly ProgramSession[]
  stays: readonly SessionBooking[]
  programBookings: readonly SessionBooking[]
  rides: readonly Ride[]
  /** Of the 원장's own family and of those they guard: another 원장 finishes them. */
  ownCount: number
  /** Children who are there, and rides under way: both stay as they are. */
  arrivedNames: readonly string[]
  underWayNames: readonly string[]
}

interface Guardian {
  uid: string
  guardedUids: readonly string[]
}

type Closure = Omit<ClosureItem, 'reason'>
type BranchOfProgram = (programId: string) => string | undefined

const branchOf = (programId: string, branchOfProgram: BranchOfProgram): string =>
  careBranchId(programId) ?? branchOfProgram(programId) ?? ''

/** What a closure cancels, closes and leaves; `branchOfProgram` knows the branches of programs. */
export function closureWork(
  closure: Closure,
  { sessions, bookings, rides }: OnClosedDays,
  { staff, branchOfProgram, now }: { staff: Guardian; branchOfProgram: BranchOfProgram; now: Date },
): ClosureWork {
  const keys = new Set(keysOf(closure))
  const isClosed = (branchId: string, startsAt: Date) =>
    keys.has(closureKey(branchId, dayOf(startsAt)))
  const here = sessions.filter(
    ({ programId, startsAt, endsAt }) =>
      endsAt > now && isClosed(branchOf(programId, branchOfProgram), startsAt),
  )
  const ids = new Set(here.map(({ id }) => id))
  const booked = bookings.filter(({ sessionId, cancelledAt }) => ids.has(sessionId) && !cancelledAt)
  const standing = booked.filter(({ arrivedAt }) => !arrivedAt)
  const ridesHere = rides.filter(({ branchId, startsAt }) => isClosed(branchId, startsAt))
  const openRides = ridesHere.filter(
    ({ status, startsAt }) => (status === 'requested' || status === 'confirmed') && startsAt > now,
  )
  const isTheirs = (row: { uid: string }) => !isOwnFamily(staff, row)
  const handled = standing.filter(isTheirs)
  const handledRides = openRides.filter(isTheirs)
  const isStay = ({ programId }: SessionBooking) => careBranchId(programId) !== undefined
  return {
    sessions: here.filter(({ closed }) => !closed),
    stays: handled.filter(isStay),
    programBookings: handled.filter((booking) => !isStay(booking)),
    rides: handledRides,
    ownCount: standing.length - handled.length + openRides.length - handledRides.length,
    arrivedNames: namesOf(booked.filter(({ arrivedAt, leftAt }) => arrivedAt && !leftAt)),
    underWayNames: namesOf(
      ridesHere.filter(({ status }) => status === 'onTheWay' || status === 'pickedUp'),
    ),
  }
}

const namesOf = (rows: readonly { childName: string }[]): string[] => [
  ...new Set(rows.map(({ childName }) => childName)),
]

export const bookingCount = ({ stays, programBookings, rides }: ClosureWork): number =>
  stays.length + programBookings.length + rides.length

/** Bookings that stand, of whichever family. */
export const leftCount = (work: ClosureWork): number => bookingCount(work) + work.ownCount

/** `돌봄 18건 · 픽업 6건 · 프로그램 9건을 취소해요.` */
export const cancelText = (work: ClosureWork): string =>
  bookingCount(work) === 0
    ? '취소할 예약이 없어요.'
    : `돌봄 ${work.stays.length}건 · 픽업 ${work.rides.length}건 · 프로그램 ${work.programBookings.length}건을 취소해요.`

/** `본인과 가족의 예약 1건은 다른 선생님이 처리해 주세요.`; undefined without any. */
export const ownText = ({ ownCount }: ClosureWork): string | undefined =>
  ownCount === 0 ? undefined : `본인과 가족의 예약 ${ownCount}건은 다른 선생님이 처리해 주세요.`

/** What was left as it is; undefined without any. */
export function leftAsIsText({ arrivedNames, underWayNames }: ClosureWork): string | undefined {
  const names = [...arrivedNames, ...underWayNames]
  return names.length === 0
    ? undefined
    : `등원한 아이 ${arrivedNames.length}명, 운행 중인 픽업 ${underWayNames.length}건은 그대로 두었어요: ${[...new Set(names)].join(', ')}`
}

/** `12.24(목) 13:00 박지우 돌봄` */
export const workName = (
  { startsAt, childName }: { startsAt: Date; childName: string },
  what: '돌봄' | '픽업' | '프로그램',
): string => `${formatShortDay(dayOf(startsAt))} ${clockTime(startsAt)} ${childName} ${what}`

/** A pass and whose it is. */
export interface FamilyPass extends Pass {
  uid: string
}

/** The same for each try, so that no pass is made longer twice. */
export const extensionId = ({ from, until }: Pick<ClosureItem, 'from' | 'until'>): string =>
  `closed-${from.replaceAll('-', '')}-${until.replaceAll('-', '')}`

/** Whether a pass was made longer for this closure, rather than for another of the same days. */
export const isExtendedFor = ({ extended = {} }: Pass, closure: ClosureItem): boolean =>
  extended[extensionId(closure)]?.reason === closedText(closure.reason)

/** Whether a stay is of a family that comes to a closed branch; also one that this closure has cancelled. */
export const isStayThere = (
  { programId, cancelledAt, cancelReason }: SessionBooking,
  { branchIds, reason }: ClosureItem,
): boolean =>
  branchIds.includes(careBranchId(programId) ?? '') &&
  (!cancelledAt || cancelReason === closedText(reason))

/** Passes that hold on a school day of the closure and were not made longer for it; `families`: for some branches only these. */
export function passesToExtend(
  passes: readonly FamilyPass[],
  closure: Closure,
  staff: Guardian,
  families: ReadonlySet<string> | undefined,
): FamilyPass[] {
  const days = passDaysOf(closure)
  return passes.filter(
    (pass) =>
      days.some((day) => pass.startsOn <= day && day <= pass.expiresOn) &&
      !(extensionId(closure) in (pass.extended ?? {})) &&
      !isOwnFamily(staff, pass) &&
      (families === undefined || families.has(pass.uid)),
  )
}

/** Why all of these branches rest on a day: `휴무: 겨울 휴원`, `성탄절`, `토요일`; undefined: one is open (specification 7, section 2). */
export function restReason(
  closures: Closures,
  branchIds: readonly string[],
  day: string,
): string | undefined {
  const reasons = branchIds.map((id) => closedReason(closures, id, day))
  const [first] = reasons
  if (first !== undefined && reasons.every((reason) => reason !== undefined))
    return closedText(first)
  return isSchoolDay(day) ? undefined : (holidayName(day) ?? `${weekdayLabel(weekdayOf(day))}요일`)
}

const LOOK_AHEAD_DAYS = 400

/** The next day on which one of these branches is open; undefined: none within a year. */
export const nextOpenDay = (
  closures: Closures,
  branchIds: readonly string[],
  day: string,
): string | undefined =>
  Array.from({ length: LOOK_AHEAD_DAYS }, (_, index) => addDays(day, index + 1)).find(
    (each) => restReason(closures, branchIds, each) === undefined,
  )

/** `픽업 2건 · 돌봄 5명`: rides that stand, and children with a stay. */
export function dayCountsText(
  branchIds: readonly string[],
  { rides, bookings }: { rides: readonly Ride[]; bookings: readonly SessionBooking[] },
): string {
  const standing = rides.filter(
    ({ branchId, status }) =>
      branchIds.includes(branchId) && status !== 'cancelled' && status !== 'declined',
  )
  const children = bookings.flatMap(({ programId, cancelledAt, uid, childId }) =>
    !cancelledAt && branchIds.includes(careBranchId(programId) ?? '') ? [`${uid} ${childId}`] : [],
  )
  return `픽업 ${standing.length}건 · 돌봄 ${new Set(children).size}명`
}
