import type { FailureRows } from './failureRows'
import { commandRows, listReadRows, saidByStrip } from './staffWords'

/** Orders, as the agit sees them. */
export const staffOrderRows = {
  'the agit: orders': listReadRows(''),
  'the agit: confirming a payment': {
    ...saidByStrip(commandRows('the order is paid, its pass there once', '')),
    wrong: {
      seen: 'the listener shows that it arrived',
      works: 'the order is paid, its pass there once',
    },
  },
} satisfies FailureRows
