import { formatDay } from '../dates/day'
import { type Program, seatsOf, slotsOn } from './program'

/**
 * What a parent has picked of one program (specification 2, sections 3 and 4; decisions, section 9). One row is one
 * child at one time; siblings share a time in rows of their own. A child stands at most once at the same time, and
 * the rows of a slot never outnumber its seats.
 */
export interface ProgramBooking {
  /** Names the row for as long as it stands. */
  rowId: string
  slotId: string
  date: string
  start: string
  end: string
  /** The program's unit price when it was picked, whole won. */
  priceKRW: number
  childId: string
}

export type SelectionAction =
  | { type: 'press'; slotId: string; childId: string }
  | { type: 'addSibling'; rowId: string; childIds: readonly string[] }
  | { type: 'setChild'; rowId: string; childId: string }
  | { type: 'remove'; rowId: string }

interface OpenSlot {
  slotId: string
  date: string
  start: string
  end: string
  seats: number
}

function openSlot(program: Program, slotId: string, now: Date): OpenSlot | undefined {
  for (const date of program.allowedDates) {
    const slot = slotsOn(program, date).find((candidate) => candidate.slotId === slotId)
    if (slot)
      return { slotId, date, start: slot.start, end: slot.end, seats: seatsOf(slot, date, now) }
  }
  return undefined
}

const rowsOf = (bookings: readonly ProgramBooking[], slotId: string) =>
  bookings.filter((booking) => booking.slotId === slotId)

/** Is the slot among the picked ones? */
export const isPicked = (bookings: readonly ProgramBooking[], slotId: string): boolean =>
  bookings.some((booking) => booking.slotId === slotId)

/** In order of time; rows of one time in the order in which they were added. */
export const inOrder = (bookings: readonly ProgramBooking[]): readonly ProgramBooking[] =>
  bookings.toSorted((a, b) => {
    const [left, right] = [a.date + a.start, b.date + b.start]
    if (left === right) return 0
    return left < right ? -1 : 1
  })

function withRow(
  bookings: readonly ProgramBooking[],
  { slotId, date, start, end, seats }: OpenSlot,
  childId: string,
  priceKRW: number,
): readonly ProgramBooking[] {
  const rows = rowsOf(bookings, slotId)
  if (rows.length >= seats || rows.some((row) => row.childId === childId)) return bookings
  const taken = new Set(rows.map(({ rowId }) => rowId))
  let number = 1
  while (taken.has(`${slotId}/${number}`)) number += 1
  const rowId = `${slotId}/${number}`
  return inOrder([...bookings, { rowId, slotId, date, start, end, priceKRW, childId }])
}

/** The first child that does not stand at this row's time yet; undefined when all do, or no seat is left. */
export function nextSibling(
  bookings: readonly ProgramBooking[],
  rowId: string,
  childIds: readonly string[],
  program: Program,
  now: Date,
): string | undefined {
  const row = bookings.find((booking) => booking.rowId === rowId)
  const slot = row && openSlot(program, row.slotId, now)
  if (!slot) return undefined
  const rows = rowsOf(bookings, slot.slotId)
  if (rows.length >= slot.seats) return undefined
  return childIds.find((childId) => !rows.some((other) => other.childId === childId))
}

/** Gives a row another child; a sibling who stands at that time already changes places with it. */
function withChild(
  bookings: readonly ProgramBooking[],
  rowId: string,
  childId: string,
): readonly ProgramBooking[] {
  const row = bookings.find((booking) => booking.rowId === rowId)
  if (!row) return bookings
  return bookings.map((booking) => {
    if (booking.rowId === rowId) return { ...booking, childId }
    const isSibling = booking.slotId === row.slotId && booking.childId === childId
    return isSibling ? { ...booking, childId: row.childId } : booking
  })
}

/**
 * The selection after an action. Pressing a slot adds it for one child, pressing it again takes all its rows away.
 * What is not possible (no seats, begun, unknown) changes nothing.
 */
export function changeSelection(
  bookings: readonly ProgramBooking[],
  action: SelectionAction,
  program: Program,
  now: Date,
): readonly ProgramBooking[] {
  switch (action.type) {
    case 'press': {
      if (isPicked(bookings, action.slotId))
        return bookings.filter(({ slotId }) => slotId !== action.slotId)
      const slot = openSlot(program, action.slotId, now)
      return slot ? withRow(bookings, slot, action.childId, program.unitPriceKRW) : bookings
    }
    case 'addSibling': {
      const childId = nextSibling(bookings, action.rowId, action.childIds, program, now)
      const row = bookings.find(({ rowId }) => rowId === action.rowId)
      const slot = row && openSlot(program, row.slotId, now)
      return slot && childId !== undefined
        ? withRow(bookings, slot, childId, program.unitPriceKRW)
        : bookings
    }
    case 'setChild':
      return withChild(bookings, action.rowId, action.childId)
    case 'remove':
      return bookings.filter(({ rowId }) => rowId !== action.rowId)
  }
}

/** The rows that can still be booked at `now`: times that began, and seats that are gone meanwhile, fall away. */
export const stillOpen = (
  bookings: readonly ProgramBooking[],
  program: Program,
  now: Date,
): readonly ProgramBooking[] =>
  bookings.filter((booking) => {
    const seats = openSlot(program, booking.slotId, now)?.seats ?? 0
    return rowsOf(bookings, booking.slotId).indexOf(booking) < seats
  })

/** Ids of the rows whose child stands in another row at an overlapping time. Back to back is no overlap. */
export const overlappingRows = (bookings: readonly ProgramBooking[]): ReadonlySet<string> =>
  new Set(
    bookings
      .filter((booking) => bookings.some((other) => other !== booking && overlaps(booking, other)))
      .map(({ rowId }) => rowId),
  )

const overlaps = (a: ProgramBooking, b: ProgramBooking): boolean =>
  a.childId === b.childId && a.date === b.date && a.start < b.end && b.start < a.end

/** Whole won of all rows. */
export const selectionTotalKRW = (bookings: readonly ProgramBooking[]): number =>
  bookings.reduce((sum, { priceKRW }) => sum + priceKRW, 0)

/** As a row is called: `2026.11.24(화) 15:00`. */
export const bookingLabel = ({ date, start }: ProgramBooking): string =>
  `${formatDay(date)} ${start}`

/** What is sent when the parent books (specification 2, section 7): these keys in this order. */
export interface ProgramBookingPayload {
  programId: string
  items: { slotId: string; childId: string }[]
}

/** The payload of these bookings, in the order in which they were chosen. */
export const bookingPayload = (
  programId: string,
  bookings: readonly ProgramBooking[],
): ProgramBookingPayload => ({
  programId,
  items: bookings.map(({ slotId, childId }) => ({ slotId, childId })),
})
