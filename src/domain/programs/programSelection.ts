import { type Program, seatsOf, slotsOn } from './program'
import { FAMILY_SEATS_MAX, inOrder, isPicked, rowsOf, type SessionRow } from './sessionRow'

/** Rows of one program, a child and a time, unique, within the seats (specifications 2, sections 3 and 4, and 3, section 9). */
export interface ProgramRow extends SessionRow {
  priceKRW: number
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

function withRow(
  bookings: readonly ProgramRow[],
  { slotId, date, start, end }: OpenSlot,
  childId: string,
  priceKRW: number,
): readonly ProgramRow[] {
  const taken = new Set(rowsOf(bookings, slotId).map(({ rowId }) => rowId))
  let number = 1
  while (taken.has(`${slotId}/${number}`)) number += 1
  const rowId = `${slotId}/${number}`
  return inOrder([...bookings, { rowId, slotId, date, start, end, priceKRW, childId }])
}

/** The first child without a row at this time; undefined when all have one or no seat is left. */
export function nextSibling(
  bookings: readonly ProgramRow[],
  rowId: string,
  childIds: readonly string[],
  program: Program,
  now: Date,
): string | undefined {
  const row = bookings.find((booking) => booking.rowId === rowId)
  const slot = row && openSlot(program, row.slotId, now)
  if (!slot) return undefined
  const rows = rowsOf(bookings, slot.slotId)
  if (rows.length >= Math.min(slot.seats, FAMILY_SEATS_MAX)) return undefined
  return childIds.find((childId) => !rows.some((other) => other.childId === childId))
}

/** Gives a row another child; if that child has a row at the time already, the two swap. */
function withChild(
  bookings: readonly ProgramRow[],
  rowId: string,
  childId: string,
): readonly ProgramRow[] {
  const row = bookings.find((booking) => booking.rowId === rowId)
  if (!row) return bookings
  return bookings.map((booking) => {
    if (booking.rowId === rowId) return { ...booking, childId }
    const isSibling = booking.slotId === row.slotId && booking.childId === childId
    return isSibling ? { ...booking, childId: row.childId } : booking
  })
}

/** The selection after an action: a slot is added for one child, or loses all rows; impossible actions change nothing. */
export function changeSelection(
  bookings: readonly ProgramRow[],
  action: SelectionAction,
  program: Program,
  now: Date,
): readonly ProgramRow[] {
  switch (action.type) {
    case 'press': {
      if (isPicked(bookings, action.slotId))
        return bookings.filter(({ slotId }) => slotId !== action.slotId)
      const slot = openSlot(program, action.slotId, now)
      return slot && slot.seats > 0
        ? withRow(bookings, slot, action.childId, program.unitPriceKRW)
        : bookings
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

export const stillOpen = (
  bookings: readonly ProgramRow[],
  program: Program,
  now: Date,
): readonly ProgramRow[] =>
  bookings.filter((booking) => {
    const seats = openSlot(program, booking.slotId, now)?.seats ?? 0
    return rowsOf(bookings, booking.slotId).indexOf(booking) < seats
  })

export const selectionTotalKRW = (bookings: readonly ProgramRow[]): number =>
  bookings.reduce((sum, { priceKRW }) => sum + priceKRW, 0)

/** What is sent (specification 2, section 7), with these keys in this order. */
export const bookingPayload = (programId: string, bookings: readonly ProgramRow[]) => ({
  programId,
  items: bookings.map(({ slotId, childId }) => ({ slotId, childId })),
})
