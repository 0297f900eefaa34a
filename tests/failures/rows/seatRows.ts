import { changed, type FailureRows, failed } from './failureRows'

const unknown = '「잔여 좌석을 확인하지 못했어요.」 with 「다시 시도」 in the place of the times'
const retried = 'the program is read about; the retry brings the times'

export const seatRows = {
  'program_sessions, reading': {
    refused: { seen: unknown, works: retried },
    slow: { seen: 'grey shapes, then the times', works: 'the program is read about meanwhile' },
    hanging: { seen: `${unknown}, after 8 s`, works: retried },
    wrong: { seen: unknown, works: retried },
  },
  'program_sessions, booking': {
    refused: { seen: changed, works: 'the chosen time stays; the next press books it' },
    slow: {
      seen: 'the button is busy, another press sends nothing',
      works: 'the seat is booked, once',
    },
    hanging: { seen: `${failed}, after 8 s`, works: 'the chosen time stays; the retry books it' },
    wrong: {
      seen: `${failed}; the chosen time stays although its own seat was the last`,
      works: 'the retry finds that the seat is the child’s, and sends nothing',
    },
  },
} satisfies FailureRows
