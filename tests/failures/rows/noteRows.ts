import { changed, type FailureRows, failed } from './failureRows'

const isNew = 'the note is there and still called 「새 알림장」'
const laterSeen = 'it is read; seen again, it is marked as read'

export const noteRows = {
  'care_notes, reading': {
    refused: { seen: changed, works: '「새로 고침」 brings the notes' },
    slow: { seen: '「알림장을 불러오고 있어요.」, then the notes', works: 'the menus lead on' },
    hanging: { seen: `${failed}, after 8 s`, works: 'the retry brings the notes' },
    wrong: { seen: failed, works: 'the retry brings the notes' },
  },
  'care_notes, marking as read': {
    refused: { seen: isNew, works: laterSeen },
    slow: { seen: `${isNew} until it is known`, works: 'the notes are read meanwhile' },
    hanging: { seen: isNew, works: laterSeen },
    wrong: { seen: isNew, works: `${laterSeen}, once` },
  },
} satisfies FailureRows
