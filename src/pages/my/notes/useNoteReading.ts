import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import type { CareNote } from '@/domain/care/careNote'
import { now } from '@/platform/clock'
import { useOnScreen } from '@/platform/useOnScreen'
import { useTabHidden } from '@/platform/useTabHidden'
import { markNoteSeen } from '@/repository/careNotes'
import { notesQuery, unreadNotesQuery } from './noteQueries'

/** So long a note stands on the screen before it is read (specification 5, section 3). */
const READ_AFTER_MS = 1000
/** A sliver at the edge of the window is not on the screen. */
const EDGE = '-48px 0px'

/** Marks a note as read, once, when its version has been on the screen for a second. */
export function useNoteReading(ref: RefObject<Element | null>, note: CareNote): void {
  const isOnScreen = useOnScreen(ref, EDGE)
  const isHidden = useTabHidden()
  const { mutate } = useSeenCommand(note.uid)
  const isUnread = note.seenAt === null
  const { id, updatedAt } = note
  const version = updatedAt.getTime()
  useEffect(() => {
    if (!isUnread || !isOnScreen || isHidden) return
    const timer = setTimeout(() => mutate({ id, updatedAt: new Date(version) }), READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isUnread, isOnScreen, isHidden, id, version, mutate])
}

type Version = Pick<CareNote, 'id' | 'updatedAt'>

function useSeenCommand(uid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: Version) => markNoteSeen(version),
    onSuccess: (_, { id, updatedAt }) => {
      const isRead = (note: CareNote) =>
        note.id === id && note.updatedAt.getTime() === updatedAt.getTime()
      const seen = (notes: CareNote[]) =>
        notes.map((note) => (isRead(note) ? { ...note, seenAt: now() } : note))
      client.setQueryData<InfiniteData<CareNote[], CareNote | undefined>>(
        notesQuery(uid).queryKey,
        (known) => known && { ...known, pages: known.pages.map(seen) },
      )
      client.setQueryData<CareNote[]>(unreadNotesQuery(uid).queryKey, (known) =>
        known?.filter((note) => !isRead(note)),
      )
    },
    meta: { failure: '알림장을 읽은 것으로 남기지 못했습니다.' },
  })
}
