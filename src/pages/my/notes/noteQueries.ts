import { infiniteQueryOptions } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { DayNote } from '@/domain/care/dayNote'
import { mayPoll } from '@/platform/network/mayPoll'
import { accountKey, accountQuery } from '@/remote/accountQuery'
import { type Polled, pollPauseIf } from '@/remote/pollPause'
import { freshForAMinute } from '@/remote/queryClient'
import { withinReadTime } from '@/remote/withinReadTime'
import {
  NOTES_PAGE_SIZE,
  readOwnNotes,
  readOwnNotesOfDays,
  readOwnUnseenNotes,
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

const POLL_MS = minutesToMilliseconds(1)

export const unseenNotesQuery = (uid: string) => ({
  ...accountQuery({
    uid,
    name: ['care-notes', 'unread'],
    failure: FAILURE,
    read: () => readOwnUnseenNotes(uid),
  }),
  staleTime: freshForAMinute,
  refetchInterval: (query: Polled) => pollPauseIf(mayPoll() && POLL_MS, query),
})

export const notesKey = (uid: string) => accountKey(uid, 'care-notes')

export const notesOfDaysKey = (uid: string) => accountKey(uid, 'care-notes', 'days')

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
