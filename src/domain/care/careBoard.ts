import { compareAsc } from 'date-fns/compareAsc'
import { clockTime, dayOf, formatTimeSpan, limitsOfDay } from '../dates/day'
import { groupBy } from '../groupBy'
import { LARGE_FAMILY, type ProgramSession, type SessionBooking } from '../programs/programSession'
import { compareText } from '../text/compareText'
import { csvFile } from '../text/csv'
import { searchMatcher, searchText } from '../text/hangulSearch'
import { careBranchId } from './careSession'
import { careEnd, type Stay, staysOf } from './stay'
import {
  isOngoing,
  isResting,
  isThere,
  type StayState,
  type StayStateKind,
  stayLabel,
  stayState,
  stayStateLabels,
} from './stayState'

/** A session on the agit's board of a day (specification 5, section 4). */
export interface BoardSession {
  id: string
  branchId: string
  startsAt: Date
  endsAt: Date
  /** Undefined when only its bookings could be read. */
  capacity: number | undefined
  closed: boolean
  closedReason?: string | undefined
  stays: readonly Stay[]
  /** Stays that began in an earlier session. */
  continuedStays: readonly Stay[]
}

type SessionFacts = Omit<BoardSession, 'stays' | 'continuedStays'>

function factsOf(session: ProgramSession): SessionFacts[] {
  const { id, startsAt, endsAt, capacity, closed, closedReason } = session
  const branchId = careBranchId(session.programId)
  const facts = { id, startsAt, endsAt, capacity, closed, closedReason }
  return branchId === undefined ? [] : [{ ...facts, branchId }]
}

/** Facts of a session whose document cannot be read, taken from its bookings. */
function factsByBooking(booking: SessionBooking): SessionFacts[] {
  const branchId = careBranchId(booking.programId)
  if (branchId === undefined) return []
  const { startsAt, sessionId } = booking
  const unknown = { capacity: undefined, closed: false }
  return [{ id: sessionId, branchId, startsAt, endsAt: careEnd(booking), ...unknown }]
}

const isOnDay = (day: string) => {
  const [from, to] = limitsOfDay(day)
  return ({ startsAt }: { startsAt: Date }) => startsAt >= from && startsAt < to
}

/** The day's care sessions by time with their stays, each in its first session; other days and programs are left out. */
export function careBoard(
  sessions: readonly ProgramSession[],
  bookings: readonly SessionBooking[],
  day: string,
): BoardSession[] {
  const ofDay = bookings.filter(isOnDay(day))
  const known = sessions.filter(isOnDay(day)).flatMap(factsOf)
  const facts = new Map(
    [...ofDay.flatMap(factsByBooking), ...known].map((session) => [session.id, session]),
  )
  const stays = staysOf(
    ofDay,
    (booking) => facts.get(booking.sessionId)?.endsAt ?? careEnd(booking),
  )
  const begun = groupBy(stays, ({ bookings: [first] }) => first.sessionId)
  const later = groupBy(
    stays.flatMap((stay) => stay.bookings.slice(1).map(({ sessionId }) => ({ sessionId, stay }))),
    ({ sessionId }) => sessionId,
  )
  return [...facts.values()]
    .map((session) => ({
      ...session,
      stays: begun.get(session.id) ?? [],
      continuedStays: (later.get(session.id) ?? []).map(({ stay }) => stay),
    }))
    .sort((a, b) => compareAsc(a.startsAt, b.startsAt) || compareText(a.id, b.id))
}

export const seatedIn = ({
  stays,
  continuedStays,
}: Pick<BoardSession, 'stays' | 'continuedStays'>): Stay[] =>
  [...stays, ...continuedStays].filter(({ bookings: [{ cancelledAt }] }) => !cancelledAt)

/** Stays from an earlier session whose child is there or may still come. */
export const staysFromEarlier = (
  { continuedStays }: Pick<BoardSession, 'continuedStays'>,
  now: Date,
): Stay[] => continuedStays.filter((stay) => isOngoing(stayState(stay, now)))

const byName = (a: Stay, b: Stay): number =>
  compareText(a.childName, b.childName) ||
  compareText(`${a.uid}/${a.childId}`, `${b.uid}/${b.childId}`)

const isExpectedNow = (stay: Stay, now: Date): boolean =>
  ['booked', 'late'].includes(stayState(stay, now).kind)

/** Has the parent written that the child stays away? */
export type Rests = (stay: Stay) => boolean

const nobodyRests: Rests = () => false

export const isRunning = ({ startsAt, endsAt }: SessionFacts, now: Date): boolean =>
  startsAt <= now && now < endsAt

/** Without a child, or over with nobody there, as far as its bookings can be read (specification 6, section 1). */
export function isQuiet(session: BoardSession, now: Date): boolean {
  const seated = seatedIn(session)
  if (seated.some(({ bookings }) => bookings.some(({ isUnreadable }) => isUnreadable))) return false
  const isOver = now >= session.endsAt
  const isEmpty = session.stays.length + session.continuedStays.length === 0
  return isEmpty || (isOver && !seated.some((stay) => isThere(stay, now)))
}

/** Of the sessions that run now, with a child if there is one, and began together at whatever branch: how many have come, and how many have not yet; who rests is not waited for. */
export function presenceNow(
  board: readonly BoardSession[],
  now: Date,
  rests = nobodyRests,
): { startsAt: Date; endsAt: Date; arrived: number; expected: number } | undefined {
  const running = board.filter((session) => isRunning(session, now))
  const first = running.find((session) => seatedIn(session).length > 0) ?? running[0]
  if (!first) return undefined
  const { startsAt, endsAt } = first
  const seated = running
    .filter((session) => session.startsAt.getTime() === startsAt.getTime())
    .flatMap(seatedIn)
  const isAwaited = (stay: Stay) => isExpectedNow(stay, now) && !rests(stay)
  return {
    startsAt,
    endsAt,
    arrived: seated.filter((stay) => isThere(stay, now)).length,
    expected: seated.filter(isAwaited).length,
  }
}

/** Sorted by name; while the session runs, children who have not arrived come first. */
export function boardRowsOf(session: BoardSession, now: Date): Stay[] {
  const rank = (stay: Stay) => (isRunning(session, now) && isExpectedNow(stay, now) ? 0 : 1)
  return [...session.stays].sort((a, b) => rank(a) - rank(b) || byName(a, b))
}

export interface CareFilter {
  branchId: string
  /** Or first consonants; empty fields do not filter. */
  name: string
}

export function stayMatcher(name: string): (stay: Stay) => boolean {
  const matches = searchMatcher(name)
  return ({ childName }) => matches(searchText(childName))
}

/** The sessions to show; with a name search only those with a match. */
export function filteredBoard(
  board: readonly BoardSession[],
  { branchId, name }: CareFilter,
): BoardSession[] {
  const ofBranch = board.filter((session) => branchId === '' || session.branchId === branchId)
  if (name.trim() === '') return ofBranch
  const matches = stayMatcher(name)
  return ofBranch.filter(({ stays, continuedStays }) => [...stays, ...continuedStays].some(matches))
}

const tallied: readonly StayStateKind[] = [
  'left',
  'arrived',
  'late',
  'booked',
  'absent',
  'unmarked',
]

const tallyLabels: Partial<Record<StayStateKind, string>> = { late: '아직', unmarked: '기록 없음' }

/** Counts of a session by state, without zeros: `하원 3`, `등원 2`, `결석 1`, `쉼 1`. */
export function tallyOf(
  session: Pick<BoardSession, 'stays' | 'continuedStays'>,
  now: Date,
  rests = nobodyRests,
) {
  const states = seatedIn(session).map((stay) => stayState(stay, now, { isResting: rests(stay) }))
  const awaited = states.filter((state) => !isResting(state))
  const resting = states.filter(isResting)
  return [
    ...tallied.map((kind) => ({
      label: tallyLabels[kind] ?? stayStateLabels[kind],
      count: awaited.filter((state) => state.kind === kind).length,
    })),
    ...resting.slice(0, 1).map((state) => ({ label: stayLabel(state), count: resting.length })),
  ].filter(({ count }) => count > 0)
}

export const familySizes = (
  session: Pick<BoardSession, 'stays' | 'continuedStays'>,
): Map<string, number> =>
  new Map(
    [...groupBy(seatedIn(session), ({ uid }) => uid)].flatMap(([uid, { length }]) =>
      length >= LARGE_FAMILY ? [[uid, length] as const] : [],
    ),
  )

const timesOf = (state: StayState): [arrived: string, left: string, leftWith: string] => {
  switch (state.kind) {
    case 'left':
      return [
        state.arrivedAt ? clockTime(state.arrivedAt) : '',
        clockTime(state.leftAt),
        state.leftWith,
      ]
    case 'arrived':
    case 'unmarked':
      return [clockTime(state.arrivedAt), '', '']
    default:
      return ['', '', '']
  }
}

interface FileOptions {
  matches?: (stay: Stay) => boolean
  rests?: Rests
}

const everyStay = () => true

/** The stays that match as CSV for the agit: no phones, no care notes, no health data; `branchName` takes a branch id. */
export const careFile = (
  board: readonly BoardSession[],
  branchName: (branchId: string) => string,
  now: Date,
  { matches = everyStay, rests = nobodyRests }: FileOptions = {},
): string =>
  csvFile([
    ['날짜', '시간', '지점', '자녀', '상태', '등원', '하원', '데려간 분'],
    ...board.flatMap((session) =>
      boardRowsOf(session, now)
        .filter(matches)
        .map((stay) => {
          const state = stayState(stay, now, { isResting: rests(stay) })
          return [
            dayOf(stay.startsAt),
            formatTimeSpan(stay),
            branchName(stay.branchId),
            stay.childName,
            stayLabel(state),
            ...timesOf(state),
          ]
        }),
    ),
  ])
