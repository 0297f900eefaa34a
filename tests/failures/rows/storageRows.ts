import type { FailureCell, FailureRows } from './failureRows'

const cannotHang: FailureCell = {
  seen: 'cannot happen: the call is synchronous, a browser that hangs in it hangs as a whole',
}
const onAccount = 'a ride goes into the cart and is booked'

export const storageRows = {
  'storage, reading': {
    refused: { seen: 'a notice, once, that this browser keeps nothing', works: onAccount },
    slow: { seen: 'the page as ever, a moment later', works: onAccount },
    hanging: cannotHang,
    wrong: { seen: 'a notice, once, that kept values were not readable', works: onAccount },
  },
  'storage, writing': {
    refused: { seen: 'a notice, once, that this browser keeps nothing', works: onAccount },
    slow: { seen: 'the page as ever', works: onAccount },
    hanging: cannotHang,
    wrong: {
      seen: 'the page as ever: what was forgotten silently is gone at the next visit',
      works: onAccount,
    },
  },
  'storage, quota': {
    refused: { seen: 'a notice, once, that this browser keeps nothing', works: onAccount },
    slow: { seen: 'cannot happen: a full storage refuses at once' },
    hanging: cannotHang,
    wrong: {
      seen: 'room for some values only: the notice at the first that is refused',
      works: onAccount,
    },
  },
} satisfies FailureRows
