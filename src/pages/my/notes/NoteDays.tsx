import { Smile, Utensils } from 'lucide-react'
import { useId, useRef } from 'react'
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
import { useNow } from '@/platform/useNow'
import { Card } from '@/ui/layout/Card'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
import { ChildFace } from '../shared/ChildFace'
import { DayHeading } from '../shared/DayHeading'
import styles from './NoteDays.module.css'
import { NotePhotos } from './photos/NotePhotos'
import { useNoteReading } from './useNoteReading'

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
      <p className={styles.text}>{note.text}</p>
      <NotePhotos note={note} />
      <p className={`${styles.by} row-2 note semibold tabular`}>
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
