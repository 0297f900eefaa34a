import { NotebookPen } from 'lucide-react'
import { useId } from 'react'
import type { DayNote } from '@/domain/care/dayNote'
import type { Stay } from '@/domain/care/stay'
import { clockTimeFrom } from '@/domain/dates/day'
import { chosenPhotosOf, useNotePhotos } from '@/stores/notePhotos'
import { Button } from '@/ui/button/Button'
import { noteIdOf, useUnsentNote } from '../dialogs/useUnsentNote'
import styles from './NoteButton.module.css'
import { ScreenReaderName } from './ScreenReaderName'

interface Props {
  stay: Stay
  note: DayNote | undefined
  onOpen: () => void
}

function progressOf(note: DayNote | undefined, isUnsent: boolean): string {
  if (isUnsent) return '보내지 않음'
  if (!note) return ''
  const { day, seenAt, updatedAt } = note
  return seenAt ? `읽음 ${clockTimeFrom(day, seenAt)}` : `보냄 ${clockTimeFrom(day, updatedAt)}`
}

export function NoteButton({ stay, note, onOpen }: Props) {
  const id = useId()
  const hasPhotos = useNotePhotos(chosenPhotosOf(noteIdOf(stay))).length > 0
  const progress = progressOf(note, useUnsentNote(stay) !== undefined || hasPhotos)
  return (
    <span className={`${styles.note} screen-only relative grid`}>
      <Button aria-describedby={progress && id} onClick={onOpen}>
        <NotebookPen aria-hidden="true" />
        <span>
          <ScreenReaderName stay={stay} />
          <span>알림장</span>
        </span>
      </Button>
      {progress && <small id={id}>{progress}</small>}
    </span>
  )
}
