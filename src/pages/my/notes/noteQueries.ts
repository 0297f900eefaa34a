import { infiniteQueryOptions } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { CareNote } from '@/domain/care/careNote'
import { isOnline } from '@/platform/network'
import { accountKey, accountQuery } from '@/remote/accountQuery'
import { withinReadTime } from '@/remote/readDeadline'
import {
  NOTES_PAGE,
  readOwnNotes,
  readOwnNotesOfDay,
  readOwnUnreadNotes,
} from '@/repository/careNotes'

/** 알림장 is never remembered on a device: none of these queries is kept beyond the page. */

const FAILURE = '알림장을 불러오지 못했습니다.'

/** Every note of a member in the cache. */
export const notesKey = (uid: string) => accountKey(uid, 'care-notes')

const noNote: CareNote | undefined = undefined

/** A member's notes, the latest day first, page by page. */
export const notesQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: accountKey(uid, 'care-notes', 'pages'),
    queryFn: ({ pageParam, ...context }) =>
      withinReadTime(() => readOwnNotes(uid, pageParam))(context),
    initialPageParam: noNote,
    getNextPageParam: (page: CareNote[]) => (page.length < NOTES_PAGE ? undefined : page.at(-1)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { failure: FAILURE },
  })

/** A note need not be known sooner. */
const POLL_MS = minutesToMilliseconds(1)

/** What a member has not read, asked for every minute while somebody looks. */
export const unreadNotesQuery = (uid: string) => ({
  ...accountQuery({
    uid,
    name: ['care-notes', 'unread'],
    failure: FAILURE,
    read: () => readOwnUnreadNotes(uid),
  }),
  refetchInterval: () =>
    document.visibilityState === 'visible' && isOnline() ? POLL_MS : (false as const),
})

/** The notes of a day, read or not. */
export const notesOfDayQuery = (uid: string, day: string) =>
  accountQuery({
    uid,
    name: ['care-notes', 'day', day],
    failure: FAILURE,
    read: () => readOwnNotesOfDay(uid, day),
  })
