import { changed, failed } from './failureRows'

export const listReadRows = (where: string) => ({
  refused: { seen: `${changed}${where}`, works: 'the reload brings the list' },
  slow: { seen: 'grey shapes, then the list', works: 'another screen opens meanwhile' },
  hanging: { seen: `${failed}${where}, after 8 s`, works: 'the retry brings the list' },
  wrong: {
    seen: 'the list as it was last read',
    works: 'the next answer that is one brings what has changed',
  },
})

export const beside = 'beside the button'

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

/** On a list of the agit. */
export const UNSENT = '; the strip says what was not sent'

/** A press on a list, without a network. */
export const saidByStrip = (rows: ReturnType<typeof commandRows>) => ({
  ...rows,
  hanging: { ...rows.hanging, seen: `${rows.hanging.seen}${UNSENT}` },
})
