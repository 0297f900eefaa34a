import { changed, type FailureRows } from './failureRows'

const again = 'what was missed comes'

/** How changes reach a page (docs/decisions/0062). */
export const listenerRows = {
  'the agit: following a list': {
    refused: {
      seen: changed,
      works: 'the list is read every 15 s, and followed again once it may be',
    },
    slow: { seen: 'the list as it was read, without a message', works: 'its buttons' },
    hanging: {
      seen: 'the list as it came last',
      works: `within 30 s the check of the connection notices, although plain reads are answered: ${again}`,
    },
    wrong: {
      seen: 'a connection that is cut: the list as it came last',
      works: `${again} anew`,
    },
  },
} satisfies FailureRows
