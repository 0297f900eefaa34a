import { infiniteQueryOptions } from '@tanstack/react-query'
import type { DayNote } from '@/domain/care/dayNote'
import { accountKey, accountQuery } from '@/remote/accountQuery'
import { FAR_MS, followedQuery } from '@/remote/followedQuery'
import { freshForAMinute } from '@/remote/queryClient'
import type { FamilyUids } from '@/remote/useMember'
import { withinReadTime } from '@/remote/withinReadTime'
import {
  followOwnUnseenNotes,
  NOTES_PAGE_SIZE,
  readOwnNotes,
  readOwnNotesOfDays,
} from '@/repository/care/dayNotes'

/** 알림장 is never stored on the device. */

const FAILURE = '알림장을 불러오지 못했습니다.'

const noNote: DayNote | undefined = undefined

export const notesQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: accountKey(uid, 'care-notes', 'pages'),
    queryFn: ({ pageParam, ...context }) =>
      withinReadTime(() => readOwnNotes(uid, pageParam))(context),
    initialPageParam: noNote,
    getNextPageParam: (page: DayNote[]) =>
      page.length < NOTES_PAGE_SIZE ? undefined : page.at(-1),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { failure: FAILURE },
  })

export const unseenNotesQuery = ({ familyUid, ownUid }: FamilyUids) => ({
  ...followedQuery({
    uid: familyUid,
    ownUid,
    name: ['care-notes', 'unread'],
    failure: FAILURE,
    follow: () => followOwnUnseenNotes(familyUid),
    patienceMs: () => FAR_MS,
  }),
  staleTime: freshForAMinute,
})

/** Every list of notes. */
export const noteQueries = (uid: string) => ({ queryKey: accountKey(uid, 'care-notes') })

export const notesOfDaysQueries = (uid: string) => ({
  queryKey: accountKey(uid, 'care-notes', 'days'),
})

export const ownNotesOfDayQuery = (uid: string, day: string) =>
  accountQuery({
    uid,
    name: ['care-notes', 'days', day],
    failure: FAILURE,
    read: () => readOwnNotesOfDays(uid, { first: day, last: day }),
  })

/** Of a month (`yyyy-mm`), for stays older than the newest notes. */
export const notesOfMonthQuery = (uid: string, month: string) =>
  accountQuery({
    uid,
    name: ['care-notes', 'days', month],
    failure: FAILURE,
    read: () => readOwnNotesOfDays(uid, { first: `${month}-01`, last: `${month}-31` }),
  })
