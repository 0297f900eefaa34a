import { infiniteQueryOptions } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { DayNote } from '@/domain/care/dayNote'
import type { NotePhoto } from '@/domain/care/notePhoto'
import { accountKey, accountQuery } from '@/remote/accountQuery'
import { FAR_MS } from '@/remote/followedBy'
import { followedQuery } from '@/remote/followedQuery'
import { retryPause } from '@/remote/pollPause'
import { freshForAMinute } from '@/remote/queryClient'
import type { FamilyUids } from '@/remote/useMember'
import { withinReadTime } from '@/remote/withinReadTime'
import {
  followOwnUnseenNotes,
  NOTES_PAGE_SIZE,
  readOwnNotes,
  readOwnNotesOfDays,
} from '@/repository/care/dayNotes'
import { countPhotos, readNextPhoto } from '@/repository/care/notePhotos'

/** 알림장 and its pictures are never stored on the device. */

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
    refetchInterval: retryPause,
    refetchOnWindowFocus: true,
    meta: { failure: FAILURE },
  })

/** `isDue`: a note may come while the page is looked at. */
export const unseenNotesQuery = ({ familyUid, ownUid }: FamilyUids, isDue = true) => ({
  ...followedQuery({
    uid: familyUid,
    ownUid,
    name: ['care-notes', 'unread'],
    failure: FAILURE,
    follow: () => followOwnUnseenNotes(familyUid),
    patienceMs: () => isDue && FAR_MS,
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

const PHOTOS_FAILURE = '사진을 불러오지 못했습니다.'

/** What hardly changes, or stands beside a list that is read more often. */
export const rarelyRead = {
  staleTime: minutesToMilliseconds(10),
  refetchOnWindowFocus: false,
}

/** How many pictures a note has. */
export const photoCountQuery = (uid: string, noteId: string) => ({
  ...accountQuery({
    uid,
    name: ['note-photos', 'count', noteId],
    failure: PHOTOS_FAILURE,
    read: () => countPhotos(noteId),
  }),
  ...rarelyRead,
})

const firstPhoto: string | undefined = undefined

/** The pictures of a note, one by one. */
export const photosQuery = (uid: string, noteId: string) =>
  infiniteQueryOptions({
    queryKey: accountKey(uid, 'note-photos', noteId),
    queryFn: ({ pageParam, ...context }) =>
      withinReadTime(() => readNextPhoto(noteId, pageParam))(context),
    initialPageParam: firstPhoto,
    getNextPageParam: (photo: NotePhoto | null) => photo?.id,
    ...rarelyRead,
    refetchInterval: retryPause,
    meta: { failure: PHOTOS_FAILURE },
  })
