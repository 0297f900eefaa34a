import { weekdayLabel } from '../dates/day'
import { formatTime, seoulTime } from '../dates/seoulTime'

/** Specifications 2, sections 2, 3 and 9, and 3, section 9. */
export const programTypes = ['예술', '체육', '과학', '언어', '생활'] as const
export type ProgramType = (typeof programTypes)[number]

/** `start` and `end` are `HH:mm` in Seoul. */
export interface Slot {
  slotId: string
  start: string
  end: string
  remaining: number
  /** `휴강: {사유}`; absent while it takes place. */
  closed?: string
}

export interface ProgramImage {
  url: string
  alt: string
}

export interface ProgramTimetable {
  days: readonly number[]
  times: readonly (readonly [start: string, end: string])[]
  capacity: number
}

/** The fixed data of a program, without dates. */
export interface ProgramInfo {
  id: string
  title: string
  summary: string
  type: ProgramType
  branchId: string
  branchName: string
  region: string
  /** Years, both included. */
  ageBand: { from: number; to: number }
  /** Per child and session, whole won; 0 is free. */
  unitPriceKRW: number
  isHot: boolean
  /** Weekdays (0 Sunday … 6 Saturday), earliest start and latest end. */
  schedule: { days: readonly number[]; start: string; end: string }
  thumbnail: string
  /** The first is the large one. */
  images: readonly [ProgramImage, ...ProgramImage[]]
  safetyNote: string
  preparationNote: string
  /** For sessions opened from now on. */
  timetable: ProgramTimetable
  /** False: not listed; who has one booked still sees its name. */
  isPublished: boolean
}

export interface Program extends ProgramInfo {
  /** Ascending. */
  allowedDates: readonly string[]
  slots: Readonly<Record<string, readonly Slot[]>>
}

/** At most this many seats left is urgent (specification 2, section 9). */
export const URGENT_SEATS = 3

/** True from the starting minute on. */
export function hasBegun(date: string, start: string, now: Date): boolean {
  const { day, hour, minute } = seoulTime(now)
  return date < day || (date === day && start <= formatTime(hour, minute))
}

/** Free seats at `now`: 0 once the slot has begun, never negative. */
export const seatsOf = (slot: Slot, date: string, now: Date): number =>
  hasBegun(date, slot.start, now) ? 0 : Math.max(0, Math.trunc(slot.remaining) || 0)

export const slotsOn = (program: Program, date: string): readonly Slot[] =>
  program.allowedDates.includes(date) ? (program.slots[date] ?? []) : []

export const seatsLeft = (program: Program, now: Date): number =>
  program.allowedDates
    .flatMap((date) => slotsOn(program, date).map((slot) => seatsOf(slot, date, now)))
    .reduce((sum, seats) => sum + seats, 0)

export const openDates = (program: Program, now: Date): readonly string[] => {
  const today = seoulTime(now).day
  return program.allowedDates.filter(
    (date) =>
      date > today || slotsOn(program, date).some(({ start }) => !hasBegun(date, start, now)),
  )
}

export type ProgramBadge = '무료' | '인기' | '마감 임박' | '마감'

export const isFree = ({ unitPriceKRW }: Pick<ProgramInfo, 'unitPriceKRW'>): boolean =>
  unitPriceKRW === 0

/** Free, popular, few seats; `seats` is undefined while not loaded. */
export function programBadges(program: ProgramInfo, seats: number | undefined): ProgramBadge[] {
  const badges: ProgramBadge[] = []
  if (isFree(program)) badges.push('무료')
  if (program.isHot) badges.push('인기')
  if (seats !== undefined && seats <= URGENT_SEATS) badges.push(seats > 0 ? '마감 임박' : '마감')
  return badges
}

/** `6~9세` */
export const formatAgeBand = ({ from, to }: ProgramInfo['ageBand']): string =>
  from === to ? `${from}세` : `${from}~${to}세`

const mondayFirst = (weekday: number): number => (weekday + 6) % 7

/** `화·목`; three or more in a row: `월~금`. */
export function formatWeekdays(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((a, b) => mondayFirst(a) - mondayFirst(b))
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  const isRun = mondayFirst(last) - mondayFirst(first) === sorted.length - 1
  return isRun && sorted.length > 2
    ? `${weekdayLabel(first)}~${weekdayLabel(last)}`
    : sorted.map(weekdayLabel).join('·')
}

/** `화·목 15:00~17:30` */
export const formatSchedule = ({ days, start, end }: ProgramInfo['schedule']): string =>
  `${formatWeekdays(days)} ${start}~${end}`
