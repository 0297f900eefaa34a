import { changed, type FailureRows, inDialog, sentRow } from './failureRows'

const remembered = 'the list as it was last read'
const olderThan = `${remembered}, and how old it is`
const followed = 'with the next answer what the agit has done meanwhile is there'

export const orderRows = {
  'orders, ordering': sentRow({
    again: 'the next press orders',
    done: 'the order stands in 내 멤버십, once',
    where: inDialog,
    lost: { works: 'the retry finds that the order has arrived, and sends nothing' },
  }),
  'orders, reading': {
    refused: {
      seen: `at the first reading ${changed}`,
      works: 'balance and passes stand; the reload brings the orders',
    },
    slow: { seen: `${remembered}, then as it is`, works: 'balance and passes stand' },
    hanging: { seen: `${olderThan}, after 8 s`, works: followed },
    wrong: { seen: olderThan, works: followed },
  },
  'ledger and passes, reading': {
    refused: {
      seen: `at the first reading ${changed}, in either section`,
      works: 'the orders stand; the reload brings balance and passes',
    },
    slow: { seen: `${remembered}, then as it is`, works: 'the orders stand' },
    hanging: { seen: `${olderThan}, after 8 s`, works: followed },
    wrong: { seen: olderThan, works: followed },
  },
} satisfies FailureRows
