import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type BoardSession, careBoard } from '@/domain/care/careBoard'
import type { DayNote } from '@/domain/care/dayNote'
import { serverTimeOf } from '@/platform/clock'
import { useListFailure } from '@/remote/useFailure'
import { useReadError } from '@/remote/useReadError'
import { useStaffMember } from '../StaffMemberContext'
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
