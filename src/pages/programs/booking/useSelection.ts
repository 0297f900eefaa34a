import { useState } from 'react'
import type { Program } from '@/domain/programs/program'
import {
  changeSelection,
  type ProgramRow,
  type SelectionAction,
  stillOpen,
} from '@/domain/programs/programSelection'
import type { SeatAnswer } from '@/domain/programs/sessionOutcome'
import { inOrder, isAmong } from '@/domain/programs/sessionRow'
import { now as clockNow } from '@/platform/clock'

/** What is picked of a program, and what somebody else was faster with. */
export function useSelection(program: Program, now: Date) {
  const [picked, setPicked] = useState<readonly ProgramRow[]>([])
  const [gone, setGone] = useState<readonly ProgramRow[]>([])
  const [sent, setSent] = useState<readonly ProgramRow[]>([])
  const openAt = (rows: readonly ProgramRow[], time: Date) => {
    const open = stillOpen(rows, program, time)
    return rows.filter((row) => open.includes(row) || isAmong(sent, row))
  }
  const bookings = openAt(picked, now)

  const change = (action: SelectionAction) => {
    const time = clockNow()
    // Where a seat is free again, its row begins anew.
    const slotId =
      action.type === 'press'
        ? action.slotId
        : picked.find(({ rowId }) => rowId === action.rowId)?.slotId
    const unchanged = (row: ProgramRow) =>
      action.type === 'remove' ? row.rowId !== action.rowId : row.slotId !== slotId
    setGone((rows) => rows.filter(unchanged))
    setSent((rows) => rows.filter(unchanged))
    setPicked((before) => changeSelection(openAt(before, time), action, program, time))
  }

  /** A row is on its way: it stays until its answer is known, since it may itself have the last seat. */
  const send = (row: ProgramRow) => setSent((rows) => [...rows, row])

  /** A row's answer is known: a booked one leaves, one whose seat is gone stays to be seen, one that stood already stays picked. */
  const settle = (row: ProgramRow, answer: SeatAnswer) => {
    setSent((rows) => rows.filter(({ rowId }) => rowId !== row.rowId))
    if (answer === 'repeated') return
    setPicked((rows) => rows.filter(({ rowId }) => rowId !== row.rowId))
    if (answer === 'gone') setGone((rows) => [...rows, row])
  }

  return {
    /** The rows that can be booked. */
    bookings,
    /** Those and the rows whose seat is gone, in order of time. */
    rows: inOrder([...bookings, ...gone]),
    isGone: (row: ProgramRow) => isAmong(gone, row),
    change,
    send,
    settle,
    /** The rows that can be booked at this very moment. */
    bookable: () => openAt(picked, clockNow()),
  }
}
