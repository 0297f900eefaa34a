import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type BoardSession, boardRowsOf, careBoard, stayMatcher } from '@/domain/care/careBoard'
import type { ChildSnacks } from '@/domain/care/careSnacks'
import type { DayNote } from '@/domain/care/dayNote'
import { keyOfStay } from '@/domain/care/stay'
import { isOngoing, stayState } from '@/domain/care/stayState'
import { groupBy } from '@/domain/groupBy'
import { careRows, keyOfSnackRow, SNACKS_ONLY, snackRows } from '@/domain/staff/careRows'
import { serverTimeOf } from '@/platform/clock'
import { useListFailure } from '@/remote/useFailure'
import { useReadError } from '@/remote/useReadError'
import { useSteadyRows } from '../list/useSteadyRows'
import { useStaffMember } from '../StaffMemberContext'
import type { ShownStay } from './CareSession'
import { bookingsOfDayQuery, notesOfDayQuery, sessionsOfDayQuery } from './queries'

const noSessions: BoardSession[] = []

type NotesById = ReadonlyMap<string, DayNote>
const noNotes: NotesById = new Map()

const byId = (notes: readonly DayNote[]): NotesById => new Map(notes.map((note) => [note.id, note]))

export function useCareDay(day: string) {
  const staff = useStaffMember()
  const sessions = useQuery(sessionsOfDayQuery(staff, day))
  const bookings = useQuery(bookingsOfDayQuery(staff, day))
  const board = useMemo(
    () =>
      sessions.data && bookings.data ? careBoard(sessions.data, bookings.data, day) : noSessions,
    [sessions.data, bookings.data, day],
  )
  const notes = useQuery({ ...notesOfDayQuery(staff, day), select: byId })
  const isKnown = sessions.data !== undefined && bookings.data !== undefined
  const ofBookings = useReadError(bookings)
  const ofSessions = useReadError(sessions)
  const error = ofBookings.error ?? ofSessions.error
  const failure = useListFailure({ error, isLoadingError: !isKnown })
  return {
    board,
    isKnown,
    isLoading: !isKnown && !error,
    failure,
    retry: () => {
      for (const read of [ofSessions, ofBookings]) if (read.error) read.retry()
    },
    /** When the list was confirmed last; undefined before the first time. */
    savedAt: isKnown ? serverTimeOf(bookings.dataUpdatedAt) : undefined,
    notes: notes.data ?? noNotes,
  }
}

interface Shown {
  scope: string
  board: readonly BoardSession[]
  /** Of `board`, those that the filters show. */
  shown: readonly BoardSession[]
  /** Children without care, as the filters show them. */
  snacksOnly: readonly ChildSnacks[]
  name: string
  now: Date
}

/** Each session's rows as they are shown, and whether it is one line; below them the children who are only given snacks. */
export function useCareRows({ scope, board, shown, snacksOnly, name, now }: Shown) {
  const facts = useMemo(() => careRows(shown, now, name), [shown, now, name])
  const lists = useSteadyRows({ scope, rows: [...facts, ...snackRows(snacksOnly)] })
  const { rows } = lists
  const sessions = useMemo(() => {
    const byList = groupBy(rows, ({ list }) => list)
    const byKey = new Map(rows.map((row) => [row.key, row]))
    const matches = stayMatcher(name)
    const rowsOf = (session: BoardSession): ShownStay[] => {
      if (!shown.includes(session))
        return boardRowsOf(session, now)
          .filter(matches)
          .map((stay) => ({ stay, isFolded: !isOngoing(stayState(stay, now)) }))
      const stays = new Map(session.stays.map((stay) => [keyOfStay(stay), stay]))
      return (byList.get(session.id) ?? []).flatMap(({ key, isFolded }) => {
        const stay = stays.get(key)
        return stay ? [{ stay, isFolded }] : []
      })
    }
    return board.map((session) => ({
      session,
      rows: rowsOf(session),
      isFolded: byKey.get(session.id)?.isFolded ?? false,
      isHidden: !byKey.has(session.id),
    }))
  }, [rows, board, shown, name, now])
  const snacksByKey = new Map(snacksOnly.map((child) => [keyOfSnackRow(child), child]))
  const snackChildren = rows.flatMap(({ key, list }) =>
    list === SNACKS_ONLY ? (snacksByKey.get(key) ?? []) : [],
  )
  return { lists, sessions, snackChildren }
}
