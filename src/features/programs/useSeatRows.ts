import { useState } from 'react'
import type { SeatAnswer } from '@/domain/programs/sessionOutcome'
import { inOrder, isAmong, type SessionRow } from '@/domain/programs/sessionRow'

/** Beside the picked rows: those being sent, and those whose seat is gone, which stay visible. */
export function useSeatRows<Row extends SessionRow>(removePicked: (rowId: string) => void) {
  const [gone, setGone] = useState<readonly Row[]>([])
  const [sent, setSent] = useState<readonly Row[]>([])
  const forgetGone = (isMeant: (row: Row) => boolean) =>
    setGone((rows) => rows.filter((row) => !isMeant(row)))
  const forgetSent = (isMeant: (row: Row) => boolean) =>
    setSent((rows) => rows.filter((row) => !isMeant(row)))
  return {
    withGone: (picked: readonly Row[]) => inOrder([...picked, ...gone]),
    isGone: (row: Row) => isAmong(gone, row),
    /** A row being sent stays: it may itself take the last seat and the last use. */
    isSent: (row: Row) => isAmong(sent, row),
    forgetGone,
    forget: (isMeant: (row: Row) => boolean) => {
      forgetGone(isMeant)
      forgetSent(isMeant)
    },
    send: (row: Row) => setSent((rows) => [...rows, row]),
    /** A booked row is removed, one whose seat is gone stays visible, one booked before stays picked. */
    takeAnswer: (row: Row, answer: SeatAnswer) => {
      forgetSent(({ rowId }) => rowId === row.rowId)
      if (answer !== 'booked' && answer !== 'gone') return
      removePicked(row.rowId)
      if (answer === 'gone') setGone((rows) => [...rows, row])
    },
  }
}
