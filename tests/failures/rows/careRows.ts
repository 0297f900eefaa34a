import { changed, type FailureRows, failed } from './failureRows'

const unknown = '「남은 횟수를 확인하지 못했어요.」 at the pass, with the way to ask again'
const chosen = 'child, branch, day and time are chosen all the same; the rules decide'
const sessionsUnknown =
  '「잔여 좌석을 확인하지 못했어요.」 with 「다시 시도」 in the place of the times'
const retried = 'child, branch and pass stand; the retry brings the times'

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
  'program_sessions of care, reading': {
    refused: { seen: sessionsUnknown, works: retried },
    slow: { seen: 'a grey shape, then the times', works: 'child and pass are chosen meanwhile' },
    hanging: { seen: `${sessionsUnknown}, after 8 s`, works: retried },
    wrong: { seen: sessionsUnknown, works: retried },
  },
  'seat and use, booking': {
    refused: { seen: changed, works: 'the chosen time stays; the next press books it' },
    slow: {
      seen: 'the button is busy, another press sends nothing',
      works: 'seat and use are booked, once',
    },
    hanging: { seen: `${failed}, after 8 s`, works: 'the chosen time stays; the retry books it' },
    wrong: {
      seen: `${failed}; the chosen time stays although its own seat and use were the last`,
      works: 'the retry finds that the seat is the child’s, and sends nothing',
    },
  },
} satisfies FailureRows
