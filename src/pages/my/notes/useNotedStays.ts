import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { CareNote } from '@/domain/care/careNote'
import type { Stay } from '@/domain/care/stay'
import { arrivalOf } from '@/domain/care/stayState'
import { dayOf } from '@/domain/dates/day'
import { notesOfDayQuery, notesQuery, unreadNotesQuery } from './noteQueries'

/** Notes of past days hardly change; a parent who pages through 내 예약 need not read them each time. */
const FRESH_MS = minutesToMilliseconds(10)

const hasCome = (stay: Stay): boolean => arrivalOf(stay) !== undefined

/** Has a stay its note among these? */
const isNoted = (notes: readonly CareNote[]) => {
  const noted = new Set(notes.map(({ childId, day }) => `${childId} ${day}`))
  return ({ childId, startsAt }: Stay): boolean => noted.has(`${childId} ${dayOf(startsAt)}`)
}

/** Which stays of 내 예약 have their note, of the newest notes; asked only where a child has come. */
export function useNotedStays(uid: string, stays: readonly Stay[]): (stay: Stay) => boolean {
  const { data } = useInfiniteQuery({
    ...notesQuery(uid),
    enabled: stays.some(hasCome),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  })
  return isNoted(data?.pages.flat() ?? [])
}

/** Which stays of 「오늘」 have their note. */
export function useTodaysNotes(
  uid: string,
  stays: readonly Stay[],
  now: Date,
): (stay: Stay) => boolean {
  const { data: ofDay = [] } = useQuery({
    ...notesOfDayQuery(uid, dayOf(now)),
    enabled: stays.some(hasCome),
  })
  const { data: unread = [] } = useQuery({ ...unreadNotesQuery(uid), enabled: false })
  return isNoted([...ofDay, ...unread])
}
