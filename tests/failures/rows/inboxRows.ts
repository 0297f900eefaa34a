import type { FailureRows } from './failureRows'
import { commandRows, listReadRows, saidByStrip } from './staffWords'

/** What guests and parents sent to the agit. */
export const inboxRows = {
  'the agit: pickup requests': listReadRows(', in this list only'),
  'the agit: marking a request': {
    ...saidByStrip(commandRows('it says 연락함', '')),
    wrong: {
      seen: 'the listener shows that it arrived',
      works: 'it says 연락함, without a message',
    },
  },
  'the agit: completing the many requests of a phone': {
    ...commandRows('all are 완료', 'with the list that is read then all are 완료'),
    refused: {
      seen: 'no message: each request is then completed by itself',
      works: 'all are 완료',
    },
  },
} satisfies FailureRows
