import { type FailureRows, readRow } from './failureRows'
import { commandRows } from './staffWords'

export const contentRows = {
  'the agit: contents of the site': readRow('the list', 'another list opens meanwhile'),
  'the agit: saving a content': commandRows(
    'it is changed once; the form keeps what was typed until then',
    'the next press finds that it stands there, and closes the form',
  ),
  'the agit: moving a content': {
    ...commandRows('it stands one place further', ''),
    wrong: {
      seen: 'the list that is read then shows it one place further, and no message',
      works: 'it has moved once',
    },
  },
  'the agit: deleting a content': {
    ...commandRows('it is gone', ''),
    wrong: {
      seen: 'the list that is read then is without it, and no message',
      works: 'the other contents stand as they did',
    },
  },
} satisfies FailureRows
