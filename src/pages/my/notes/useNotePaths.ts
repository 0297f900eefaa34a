import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { DayNote } from '@/domain/care/dayNote'
import type { Stay } from '@/domain/care/stay'
import { arrivalOf } from '@/domain/care/stayState'
import { dayOf, monthOf } from '@/domain/dates/day'
import { notesOfDayPath, paths } from '@/domain/site/paths'
import { notesOfDayQuery, notesOfMonthQuery, notesQuery, unreadNotesQuery } from './noteQueries'

/** Notes of past days hardly change; a parent who pages through 내 예약 need not read them each time. */
const settled = { staleTime: minutesToMilliseconds(10), refetchOnWindowFocus: false }

const hasCome = (stay: Stay): boolean => arrivalOf(stay) !== undefined

/** Has a stay its note among these? */
const isNoted = (notes: readonly DayNote[]) => {
  const noted = new Set(notes.map(({ childId, day }) => `${childId} ${day}`))
  return ({ childId, startsAt }: Stay): boolean => noted.has(`${childId} ${dayOf(startsAt)}`)
}

/** Where the note of a stay is read; undefined where none is known. */
export type NotePathOf = (stay: Stay) => string | undefined

const notes = (pages: readonly DayNote[][] | undefined): DayNote[] => pages?.flat() ?? []

/**
 * The notes of the stays of 내 예약; asked only where a child has come. The newest notes stand on 「알림장」 itself; those of older
 * stays are asked for by their months, and read by their days.
 */
export function useNotePaths(uid: string, stays: readonly Stay[]): NotePathOf {
  const newest = useInfiniteQuery({
    ...notesQuery(uid),
    ...settled,
    enabled: stays.some(hasCome),
  })
  const oldestDay = newest.hasNextPage ? notes(newest.data?.pages).at(-1)?.day : undefined
  const olderDays =
    oldestDay === undefined
      ? []
      : stays
          .filter(hasCome)
          .map(({ startsAt }) => dayOf(startsAt))
          .filter((day) => day <= oldestDay)
  const older = useQueries({
    queries: [...new Set(olderDays.map(monthOf))].map((month) => ({
      ...notesOfMonthQuery(uid, month),
      ...settled,
    })),
  })
  const isAmongNewest = isNoted(notes(newest.data?.pages))
  const isAmongOlder = isNoted(older.flatMap(({ data }) => data ?? []))
  return (stay) => {
    if (isAmongNewest(stay)) return paths.myNotes
    return isAmongOlder(stay) ? notesOfDayPath(dayOf(stay.startsAt)) : undefined
  }
}

/** The notes of the stays of 「오늘」. */
export function useTodaysNotePaths(uid: string, stays: readonly Stay[], now: Date): NotePathOf {
  const { data: ofDay = [] } = useQuery({
    ...notesOfDayQuery(uid, dayOf(now)),
    enabled: stays.some(hasCome),
  })
  const { data: unread = [] } = useQuery({ ...unreadNotesQuery(uid), enabled: false })
  const isKnown = isNoted([...ofDay, ...unread])
  return (stay) => (isKnown(stay) ? paths.myNotes : undefined)
}
