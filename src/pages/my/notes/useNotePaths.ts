import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import type { DayNote } from '@/domain/care/dayNote'
import type { Stay } from '@/domain/care/stay'
import { arrivalOf } from '@/domain/care/stayState'
import { dayOf, monthOf } from '@/domain/dates/day'
import { notesOfDayPath, paths } from '@/domain/site/paths'
import { useMember } from '@/remote/useMember'
import {
  notesOfMonthQuery,
  notesQuery,
  ownNotesOfDayQuery,
  rarelyRead,
  unseenNotesQuery,
} from './queries'

const hasCome = (stay: Stay): boolean => arrivalOf(stay) !== undefined

const isNoted = (notes: readonly DayNote[]) => {
  const noted = new Set(notes.map(({ childId, day }) => `${childId} ${day}`))
  return ({ childId, startsAt }: Stay): boolean => noted.has(`${childId} ${dayOf(startsAt)}`)
}

export type NotePathOf = (stay: Stay) => string | undefined

const notes = (pages: readonly DayNote[][] | undefined): DayNote[] => pages?.flat() ?? []

/** Note links of 내 예약, read only where a child has arrived: recent notes on 「알림장」, older ones read by month, linked by day. */
export function useNotePaths(stays: readonly Stay[]): NotePathOf {
  const { familyUid } = useMember()
  const newest = useInfiniteQuery({
    ...notesQuery(familyUid),
    ...rarelyRead,
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
      ...notesOfMonthQuery(familyUid, month),
      ...rarelyRead,
    })),
  })
  const isAmongNewest = isNoted(notes(newest.data?.pages))
  const isAmongOlder = isNoted(older.flatMap(({ data }) => data ?? []))
  return (stay) => {
    if (isAmongNewest(stay)) return paths.myNotes
    return isAmongOlder(stay) ? notesOfDayPath(dayOf(stay.startsAt)) : undefined
  }
}

export function useTodaysNotePaths(stays: readonly Stay[], now: Date): NotePathOf {
  const member = useMember()
  const { data: ofDay = [] } = useQuery({
    ...ownNotesOfDayQuery(member.familyUid, dayOf(now)),
    enabled: stays.some(hasCome),
  })
  const { data: unread = [] } = useQuery({ ...unseenNotesQuery(member), enabled: false })
  const isKnown = isNoted([...ofDay, ...unread])
  return (stay) => (isKnown(stay) ? paths.myNotes : undefined)
}
