import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { type RefObject, useEffect } from 'react'
import type { DayNote } from '@/domain/care/dayNote'
import { now } from '@/platform/clock'
import { useOnScreen } from '@/platform/page/useOnScreen'
import { useTabHidden } from '@/platform/page/useTabHidden'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { markNoteSeen } from '@/repository/care/dayNotes'
import { noteQueries, notesOfDaysQueries, notesQuery, unseenNotesQuery } from './queries'

/** A note counts as read after this time on screen (specification 5, section 3). */
const READ_AFTER_MS = secondsToMilliseconds(1)
/** A sliver at the window's edge does not count. */
const VIEWPORT_MARGIN = '-48px 0px'

export function useNoteReading(ref: RefObject<Element | null>, note: DayNote): void {
  const isOnScreen = useOnScreen(ref, VIEWPORT_MARGIN)
  const isHidden = useTabHidden()
  const { run } = useSeenCommand()
  // One 읽음 a family; that of a guardian who looks does not count.
  const { right } = useMember()
  const isUnread = note.seenAt === null && right === 'full'
  const { id, updatedAt } = note
  const version = updatedAt.getTime()
  useEffect(() => {
    if (!isUnread || !isOnScreen || isHidden) return
    const timer = setTimeout(() => void run({ id, updatedAt: new Date(version) }), READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isUnread, isOnScreen, isHidden, id, version, run])
}

type Version = Pick<DayNote, 'id' | 'updatedAt'>

function useSeenCommand() {
  const member = useMember()
  const { familyUid } = member
  const client = useQueryClient()
  return useCommand({
    send: (version: Version) => markNoteSeen(version),
    // A note that was corrected meanwhile is read anew.
    renews: (_, isMarked) => (isMarked ? [] : [noteQueries(familyUid)]),
    onDone: (isMarked, { id, updatedAt }) => {
      if (!isMarked) return
      const isRead = (note: DayNote) =>
        note.id === id && note.updatedAt.getTime() === updatedAt.getTime()
      const withSeenAt = (notes: DayNote[]) =>
        notes.map((note) => (isRead(note) ? { ...note, seenAt: now() } : note))
      client.setQueryData<InfiniteData<DayNote[], DayNote | undefined>>(
        notesQuery(familyUid).queryKey,
        (known) => known && { ...known, pages: known.pages.map(withSeenAt) },
      )
      client.setQueriesData<DayNote[]>(
        notesOfDaysQueries(familyUid),
        (known) => known && withSeenAt(known),
      )
      client.setQueryData<DayNote[]>(unseenNotesQuery(member).queryKey, (known) =>
        known?.filter((note) => !isRead(note)),
      )
    },
    failure: '알림장을 읽은 것으로 남기지 못했습니다.',
  })
}
