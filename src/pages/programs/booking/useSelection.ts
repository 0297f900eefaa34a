import { useState } from 'react'
import type { Program } from '@/domain/programs/program'
import {
  changeSelection,
  type ProgramRow,
  type SelectionAction,
  stillOpen,
} from '@/domain/programs/programSelection'
import { useSeatRows } from '@/features/programs/useSeatRows'
import { now as clockNow } from '@/platform/clock'

/** The picked rows, and rows whose seat is gone. */
export function useSelection(program: Program, now: Date) {
  const [picked, setPicked] = useState<readonly ProgramRow[]>([])
  const { withGone, isGone, isSent, forget, send, takeAnswer } = useSeatRows<ProgramRow>((rowId) =>
    setPicked((rows) => rows.filter((row) => row.rowId !== rowId)),
  )
  const openAt = (rows: readonly ProgramRow[], time: Date) => {
    const open = stillOpen(rows, program, time)
    return rows.filter((row) => open.includes(row) || isSent(row))
  }
  const bookings = openAt(picked, now)

  const change = (action: SelectionAction) => {
    const time = clockNow()
    // A seat that is free again makes a new row.
    const slotId =
      action.type === 'press'
        ? action.slotId
        : picked.find(({ rowId }) => rowId === action.rowId)?.slotId
    forget((row) => (action.type === 'remove' ? row.rowId === action.rowId : row.slotId === slotId))
    setPicked((before) => changeSelection(openAt(before, time), action, program, time))
  }

  return {
    bookings,
    rows: withGone(bookings),
    isGone,
    change,
    send,
    takeAnswer,
    bookable: () => openAt(picked, clockNow()),
  }
}

/** Alerts when all picked times have begun. */
export function isAnyLeftElseAlert(bookings: readonly ProgramRow[]): boolean {
  if (bookings.length > 0) return true
  window.alert('선택한 시간이 마감됐어요. 다른 시간을 선택해 주세요.')
  return false
}
