import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type BoardSession, careBoard } from '@/domain/care/careBoard'
import type { DayNote } from '@/domain/care/dayNote'
import { serverTimeOf } from '@/platform/clock'
import { failureOf } from '@/remote/failureOf'
import { useStaffMember } from '../StaffMemberContext'
import {
  bookingsOfDayQuery,
  notesOfDayQuery,
  seatSumsQuery,
  sessionsOfDayQuery,
} from './careQueries'

const noSessions: BoardSession[] = []

type NotesById = ReadonlyMap<string, DayNote>
const noNotes: NotesById = new Map()

const byId = (notes: readonly DayNote[]): NotesById => new Map(notes.map((note) => [note.id, note]))

export function useCareDay(day: string) {
  const staff = useStaffMember()
  const seats = useQuery(seatSumsQuery(staff, day))
  const sums = seats.data ?? ''
  const isAsked = seats.data !== undefined
  const sessions = useQuery({ ...sessionsOfDayQuery(staff, day, sums), enabled: isAsked })
  const bookings = useQuery({ ...bookingsOfDayQuery(staff, day, sums), enabled: isAsked })
  const board = useMemo(
    () =>
      sessions.data && bookings.data ? careBoard(sessions.data, bookings.data, day) : noSessions,
    [sessions.data, bookings.data, day],
  )
  const notes = useQuery({ ...notesOfDayQuery(staff, day), select: byId })
  const isKnown = sessions.data !== undefined && bookings.data !== undefined
  const { dataUpdatedAt } = bookings
  // Placeholder data has no `dataUpdatedAt`.
  const [readAt, setReadAt] = useState(0)
  if (dataUpdatedAt > 0 && dataUpdatedAt !== readAt) setReadAt(dataUpdatedAt)
  const error = bookings.error ?? sessions.error ?? seats.error
  return {
    board,
    isKnown,
    isLoading: !isKnown && !error,
    // With older data a failed refetch is shown only if it was refused.
    error: error && (!isKnown || failureOf(error).remedy !== 'retry') ? error : null,
    retry: () => {
      for (const read of [seats, sessions, bookings]) if (read.error) void read.refetch()
    },
    /** Time of the data; undefined before the first. */
    savedAt: isKnown && readAt > 0 ? serverTimeOf(readAt) : undefined,
    notes: notes.data ?? noNotes,
    notesError: notes.data ? null : notes.error,
  }
}
