import { changed, type FailureRows, failed } from './failureRows'
import { commandRows } from './staffWords'

/** Sessions of programs. */
export const programSessionRows = {
  'the agit: opening sessions': {
    ...commandRows('the month has its sessions', ''),
    wrong: {
      seen: 'the list that is read then has them, and no message',
      works: 'the month has its sessions; it says that all are open',
    },
  },
  'the agit: a roster': {
    refused: { seen: changed, works: 'closed and opened once more it is there' },
    slow: { seen: 'a grey shape, then the roster', works: 'another roster opens meanwhile' },
    hanging: { seen: `${failed}, after 8 s`, works: 'the retry brings it' },
    wrong: { seen: failed, works: 'the retry brings it' },
  },
} satisfies FailureRows
