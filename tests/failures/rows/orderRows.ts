import { changed, type FailureRows, failed } from './failureRows'

const remembered = 'the list as it was last read'
const olderThan = `${remembered}, and how old it is`
const followed = 'with the next answer what the agit has done meanwhile is there'
const stays = 'in the dialog, which stays as it was'

export const orderRows = {
  'orders, ordering': {
    refused: { seen: `${changed}, ${stays}`, works: 'the next press orders' },
    slow: {
      seen: 'the button is busy, another press sends nothing',
      works: 'the order stands in 내 멤버십, once',
    },
    hanging: { seen: `${failed}, after 8 s, ${stays}`, works: 'the retry orders' },
    wrong: {
      seen: `${failed}, ${stays}`,
      works: 'the retry finds that the order has arrived, and sends nothing',
    },
  },
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
