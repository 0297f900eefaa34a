import { useState } from 'react'
import type { Program } from '@/domain/programs/program'
import {
  changeSelection,
  type ProgramBooking,
  type SelectionAction,
  stillOpen,
} from '@/domain/programs/programSelection'
import type { SeatAnswer } from '@/domain/programs/sessionOutcome'
import { inOrder } from '@/domain/programs/sessionRow'
import { now as clockNow } from '@/platform/clock'

/** What is picked of a program, and what somebody else was faster with. */
export function useSelection(program: Program, now: Date) {
  const [picked, setPicked] = useState<readonly ProgramBooking[]>([])
  const [gone, setGone] = useState<readonly ProgramBooking[]>([])
  const bookings = stillOpen(picked, program, now)

  const change = (action: SelectionAction) => {
    const time = clockNow()
    // Where a seat is free again, its row begins anew.
    const slotId =
      action.type === 'press'
        ? action.slotId
        : picked.find(({ rowId }) => rowId === action.rowId)?.slotId
    setGone((rows) =>
      rows.filter((row) =>
        action.type === 'remove' ? row.rowId !== action.rowId : row.slotId !== slotId,
      ),
    )
    setPicked((before) => changeSelection(stillOpen(before, program, time), action, program, time))
  }

  /** A row was sent: a booked one leaves, one whose seat is gone stays to be seen, one that stood already stays picked. */
  const settle = (row: ProgramBooking, answer: SeatAnswer) => {
    if (answer === 'repeated') return
    setPicked((rows) => rows.filter(({ rowId }) => rowId !== row.rowId))
    if (answer === 'gone') setGone((rows) => [...rows, row])
  }

  return {
    /** The rows that can be booked. */
    bookings,
    /** Those and the rows whose seat is gone, in order of time. */
    rows: inOrder([...bookings, ...gone]),
    isGone: (rowId: string) => gone.some((row) => row.rowId === rowId),
    change,
    settle,
    /** The rows that can be booked at this very moment. */
    bookable: () => stillOpen(picked, program, clockNow()),
  }
}
