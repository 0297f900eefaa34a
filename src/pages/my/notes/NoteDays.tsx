import { useId } from 'react'
import type { DayNote } from '@/domain/care/dayNote'
import { dayOf } from '@/domain/dates/day'
import { groupBy } from '@/domain/groupBy'
import { now as clockNow } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { DayHeading } from '../shared/DayHeading'
import { NoteArticle } from './NoteArticle'

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
