import { changed, type FailureRows, failed } from '../../../tests/failures/rows/failureRows'

export const listReadRows = (where: string) => ({
  refused: { seen: `${changed}${where}`, works: 'the reload brings the list' },
  slow: { seen: 'grey shapes, then the list', works: 'another screen opens meanwhile' },
  hanging: { seen: `${failed}${where}, after 8 s`, works: 'the retry brings the list' },
  wrong: {
    seen: 'the list as it was last read',
    works: 'the next answer that is one brings what has changed',
  },
})

const beside = 'beside the button'

/** `done`: the result afterwards. */
export const commandRows = (done: string, lost: string) => ({
  refused: {
    seen: `「그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.」 ${beside}`,
    works: `after the next press ${done}`,
  },
  slow: { seen: 'the button is busy', works: `with the answer ${done}` },
  hanging: {
    seen: `「처리하지 못했어요. 잠시 후 다시 시도해 주세요.」 ${beside}, after 8 s`,
    works: `after the next press ${done}`,
  },
  wrong: {
    seen: `「처리하지 못했어요. 잠시 후 다시 시도해 주세요.」 ${beside}`,
    works: lost,
  },
})

const UNSENT = '; the strip says what was not sent'

/** A press on a list, without a network. */
export const saidByStrip = (rows: ReturnType<typeof commandRows>) => ({
  ...rows,
  hanging: { ...rows.hanging, seen: `${rows.hanging.seen}${UNSENT}` },
})

export const staffRows = {
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
  'the agit: orders': listReadRows(''),
  'the agit: confirming a payment': saidByStrip(
    commandRows(
      'the order is paid, its pass there once',
      'with the next answer the order is paid, its pass there once',
    ),
  ),
  'the agit: pickup requests': listReadRows(', in this list only'),
  'the agit: marking a request': saidByStrip(
    commandRows('it says 연락함', 'with the next answer it says 연락함, and no message is left'),
  ),
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
  'the agit: completing the many requests of a phone': {
    ...commandRows('all are 완료', 'with the list that is read then all are 완료'),
    refused: {
      seen: 'no message: each request is then completed by itself',
      works: 'all are 완료',
    },
  },
} satisfies FailureRows
