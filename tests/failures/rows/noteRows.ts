import { type FailureRows, readRow } from './failureRows'

const isNew = 'the note is there and still called 「새 알림장」'
const laterSeen = 'it is read; seen again, it is marked as read'

export const noteRows = {
  'care_notes, reading': readRow('the notes', 'the menus lead on'),
  'care_notes, marking as read': {
    refused: { seen: isNew, works: laterSeen },
    slow: { seen: `${isNew} until it is known`, works: 'the notes are read meanwhile' },
    hanging: { seen: isNew, works: laterSeen },
    wrong: { seen: isNew, works: `${laterSeen}, once` },
  },
} satisfies FailureRows
