import { changed, type FailureRows, failed } from './failureRows'

/** What 알림장 depends on. */
export const noteRows = {
  'care_notes, reading': {
    refused: { seen: changed, works: '「새로 고침」 brings the notes' },
    slow: { seen: '「알림장을 불러오고 있어요.」, then the notes', works: 'the menus lead on' },
    hanging: { seen: `${failed}, after 8 s`, works: 'the retry brings the notes' },
    wrong: { seen: failed, works: 'the retry brings the notes' },
  },
} satisfies FailureRows
