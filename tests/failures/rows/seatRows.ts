import { type FailureRows, sentRow } from './failureRows'

const unknown = '「잔여 좌석을 확인하지 못했어요.」 with 「다시 시도」 in the place of the times'

/** Times of sessions; `stands`: what is used without them. */
export const sessionsRow = (stands: string) => {
  const retried = `${stands}; the retry brings the times`
  return {
    refused: { seen: unknown, works: retried },
    slow: { seen: 'grey shapes, then the times', works: stands },
    hanging: { seen: `${unknown}, after 8 s`, works: retried },
    wrong: { seen: unknown, works: retried },
  }
}

/** The last `what` of a session is booked. */
export const bookedRow = (what: string) =>
  sentRow({
    again: 'the chosen time stays; the next press books it',
    done: `${what} booked, once`,
    lost: { works: 'the chosen time stays; the retry finds that the seat is the child’s' },
  })

export const seatRows = {
  'program_sessions, reading': sessionsRow('the program is read about'),
  'program_sessions, booking': bookedRow('the seat is'),
} satisfies FailureRows
