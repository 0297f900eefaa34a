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

/** The picked rows, and rows whose seat is gone. */
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
    // A seat that is free again makes a new row.
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

  /** A row being sent stays: it may itself take the last seat. */
  const send = (row: ProgramRow) => setSent((rows) => [...rows, row])

  /** A booked row is removed, one whose seat is gone stays visible, one booked before stays picked. */
  const settle = (row: ProgramRow, answer: SeatAnswer) => {
    setSent((rows) => rows.filter(({ rowId }) => rowId !== row.rowId))
    if (answer === 'repeated') return
    setPicked((rows) => rows.filter(({ rowId }) => rowId !== row.rowId))
    if (answer === 'gone') setGone((rows) => [...rows, row])
  }

  return {
    bookings,
    rows: inOrder([...bookings, ...gone]),
    isGone: (row: ProgramRow) => isAmong(gone, row),
    change,
    send,
    settle,
    bookable: () => openAt(picked, clockNow()),
  }
}
