import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { Smile, Utensils } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { picture } from '@/content/pictures'
import {
  type DayNote,
  mealLabels,
  moodLabels,
  noteDay,
  noteFieldLabels,
  noteTime,
} from '@/domain/care/dayNote'
import { dayOf } from '@/domain/dates/day'
import { groupBy } from '@/domain/groupBy'
import { now as clockNow } from '@/platform/clock'
import { useTabHidden } from '@/platform/page/hiddenPage'
import { useOnScreen } from '@/platform/page/useOnScreen'
import { useNow } from '@/platform/useNow'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { markNoteSeen } from '@/repository/care/dayNotes'
import { Card } from '@/ui/layout/Card'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { ChildFace } from '../shared/ChildFace'
import { DayHeading } from '../shared/DayHeading'
import styles from './NoteDays.module.css'
import { NotePhotos } from './photos/NotePhotos'
import { noteQueries, notesOfDaysQueries, notesQuery, unseenNotesQuery } from './queries'

export function NoteDays({ notes }: { notes: readonly DayNote[] }) {
  const id = useId()
  const today = dayOf(useNow() ?? clockNow())
  return [...groupBy(notes, ({ day }) => day)].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`${id}-${day}`}>
      <DayHeading
        level="h2"
        id={`${id}-${day}`}
        day={day}
        today={day === today ? today : undefined}
      />
      <div className="stack-4">
        {ofDay.map((note) => (
          <SectionBoundary key={note.id} name="알림장">
            <NoteArticle note={note} />
          </SectionBoundary>
        ))}
      </div>
    </section>
  ))
}

/** Its day stands in the heading above, and in its own for ears. */
function NoteArticle({ note }: { note: DayNote }) {
  const id = useId()
  const article = useRef<HTMLElement>(null)
  useNoteReading(article, note)
  return (
    <Card
      as="article"
      className={`${styles.note} card grid p-5`}
      ref={(element) => {
        article.current = element
      }}
      aria-labelledby={id}
      data-new={note.seenAt === null || undefined}
    >
      <div className="gap-2-3 row wrap">
        <ChildFace childId={note.childId} />
        <h3 className={`${styles.heading} grow tabular`} id={id}>
          <span>{note.childName}</span>
          <span className="sr-only">{` · ${noteDay(note)}`}</span>
        </h3>
        {note.seenAt === null && <span className={`${styles.new} text-14 bold`}>새 알림장</span>}
      </div>
      {(note.meal || note.mood) && (
        <dl className={`${styles.facts} wrap-2 icons-18`}>
          {note.meal && (
            <div>
              <Utensils className="accent" aria-hidden="true" />
              <dt className="muted">{noteFieldLabels.meal}</dt>
              <dd className="bold">{mealLabels[note.meal]}</dd>
            </div>
          )}
          {note.mood && (
            <div>
              <Smile className="accent" aria-hidden="true" />
              <dt className="muted">{noteFieldLabels.mood}</dt>
              <dd className="bold">{moodLabels[note.mood]}</dd>
            </div>
          )}
        </dl>
      )}
      <p className={`${styles.text} pre-line`}>{note.text}</p>
      <NotePhotos note={note} />
      <p className={`${styles.by} row-2 note semibold tabular line-above`}>
        <Picture
          picture={picture('icon-teacher')}
          alt=""
          className={`${styles.teacher} rigid pill on-peach`}
        />
        <span>
          {note.writer === '' ? noteTime(note) : `${note.writer} 선생님 ${noteTime(note)}`}
        </span>
      </p>
    </Card>
  )
}

export const NotesLoading = () => (
  <StateMessage role="status" message="알림장을 불러오고 있어요.">
    <Skeleton height="260px" />
  </StateMessage>
)

/** A note counts as read after this time on screen (specification 5, section 3). */
const READ_AFTER_MS = secondsToMilliseconds(1)
/** A sliver at the window's edge does not count. */
const VIEWPORT_MARGIN = '-48px 0px'

function useNoteReading(ref: RefObject<Element | null>, note: DayNote): void {
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
        notes.map((note) => (isRead(note) ? { ...note, seenAt: clockNow() } : note))
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
