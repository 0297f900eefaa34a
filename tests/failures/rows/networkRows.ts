import type { FailureCell, FailureRows } from './failureRows'

/** A device has a network or none. */
export const asAbove: FailureCell = {
  seen: 'cannot happen: a device has a network or none; what a network does wrong stands in the other rows',
}

export const networkRows = {
  'the network of a member’s device': {
    refused: {
      seen: '「인터넷 연결을 확인해 주세요.」 with 「다시 시도」, in the dialog, which stays as it was; the rides stay',
      works: 'with the network the retry sends it, once',
    },
    slow: asAbove,
    hanging: asAbove,
    wrong: asAbove,
  },
} satisfies FailureRows
