import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { NewSessionBooking } from '@/domain/programs/programSession'
import { seatLimitRefusal } from '@/domain/programs/seatLimit'
import {
  areAllBooked,
  noOutcome,
  outcomeMessage,
  type SeatAnswer,
  type SessionOutcome,
} from '@/domain/programs/sessionOutcome'
import { paths } from '@/domain/site/paths'
import { bookSeat, type PassToUse } from '@/repository/care/sessionBookings'
import { comingBookingsQuery } from './bookingQueries'
import { renewSeats } from './renewSeats'

/** A picked row with the seat that it asks for. */
export interface SeatRow<Row> {
  row: Row
  seat: NewSessionBooking
  /** Care only: what it is paid with. */
  pass?: PassToUse
}

interface Options<Row> {
  uid: string
  /** What is logged when it fails. */
  failure: string
  /** A row is on its way: until its answer nobody knows whether the seat is the child's. */
  onSend: (row: Row) => void
  /** It is known how a row went; called before the next one is sent. */
  onAnswer: (row: Row, answer: SeatAnswer) => void
}

const tell = (outcome: SessionOutcome) => {
  const message = outcomeMessage(outcome)
  if (message) window.alert(message)
}

/**
 * Books seats row by row, each in a commit of its own, says how it went and leads to 내 예약 when all are booked. The first that
 * fails ends it; what was booked before stays booked.
 */
export function useBookSeats<Row>({ uid, failure, onSend, onAnswer }: Options<Row>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (rows: readonly SeatRow<Row>[]) => {
      const outcome = { ...noOutcome }
      const refusal = seatLimitRefusal(
        rows.map(({ seat }) => seat),
        await client.fetchQuery(comingBookingsQuery(uid)),
      )
      if (refusal) {
        window.alert(refusal)
        return outcome
      }
      try {
        for (const { row, seat, pass } of rows) {
          onSend(row)
          const answer = await bookSeat(seat, pass)
          outcome[answer] += 1
          onAnswer(row, answer)
        }
      } catch (error) {
        tell(outcome)
        throw error
      }
      tell(outcome)
      if (areAllBooked(outcome)) navigate(paths.myBookings)
      return outcome
    },
    // Whoever has booked everything leaves the page: what it showed is read when somebody looks again.
    onSettled: (outcome) =>
      renewSeats(client, uid, outcome && areAllBooked(outcome) ? 'none' : 'active'),
    meta: { failure },
  })
}
