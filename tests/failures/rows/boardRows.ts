import type { FailureRows } from './failureRows'
import { beside, commandRows, listReadRows, UNSENT } from './staffWords'

/** Rides of a day. */
export const boardRows = {
  'the agit: rides of a day': listReadRows(''),
  'the agit: a step of a ride': {
    refused: {
      seen: `「그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.」 ${beside}`,
      works: 'the next press makes the step',
    },
    slow: { seen: 'the button is busy', works: 'the next step with the answer' },
    hanging: {
      seen: `「처리하지 못했어요. 잠시 후 다시 시도해 주세요.」 ${beside}, after 8 s${UNSENT}`,
      works: 'the next press makes the step',
    },
    wrong: {
      seen: 'the list that is read then shows the step, and no message',
      works: 'the step is made once; the next one is offered',
    },
  },
  'the agit: declining the many rides of a family': {
    ...commandRows(
      'all that is folded is declined',
      'with the list that is read then all that is folded is declined, and no message is left',
    ),
    refused: {
      seen: 'no message: each ride is then declined by itself',
      works: 'all that is folded is declined',
    },
  },
} satisfies FailureRows
