import type { FailureRows } from './failureRows'
import { bookedRow, sessionsRow } from './seatRows'

const unknown = '「남은 횟수를 확인하지 못했어요.」 at the pass, with the way to ask again'
const chosen = 'child, branch, day and time are chosen all the same; the rules decide'

export const careRows = {
  'uses of a pass, reading': {
    refused: { seen: unknown, works: chosen },
    slow: {
      seen: 'a grey shape in the place of the passes',
      works: 'the branch is chosen meanwhile',
    },
    hanging: { seen: `${unknown}, after 8 s`, works: chosen },
    wrong: { seen: unknown, works: chosen },
  },
  'program_sessions of care, reading': sessionsRow('child, branch and pass are chosen'),
  'seat and use, booking': bookedRow('seat and use are'),
} satisfies FailureRows
