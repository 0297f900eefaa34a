import type { FailureRows } from './failureRows'

const busy = 'the button is busy, another press sends nothing'
const alerted = 'an alert that it could not be sent; the form stays'
const onceMore = 'the next press sends it, and it is there once'

export const guestRows = {
  pickup_requests: {
    refused: { seen: alerted, works: onceMore },
    slow: { seen: busy, works: 'the receipt comes with the answer' },
    hanging: { seen: `${alerted}, after 8 s`, works: onceMore },
    wrong: { seen: alerted, works: onceMore },
  },
  branch_suggestions: {
    refused: { seen: alerted, works: onceMore },
    slow: { seen: busy, works: 'the receipt comes with the answer' },
    hanging: { seen: `${alerted}, after 8 s`, works: `after a reload, too, ${onceMore}` },
    wrong: { seen: alerted, works: onceMore },
  },
} satisfies FailureRows
