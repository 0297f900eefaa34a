import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { NewSessionBooking } from '@/domain/programs/programSession'
import { seatLimitRefusal } from '@/domain/programs/seatLimitRefusal'
import {
  areAllBooked,
  noOutcome,
  outcomeMessage,
  type SeatAnswer,
  type SessionOutcome,
} from '@/domain/programs/sessionOutcome'
import { paths } from '@/domain/site/paths'
import { bookSeat, type PassToUse } from '@/repository/programs/sessionBookings'
import { upcomingBookingsQuery } from './bookingQueries'
import { invalidateSeats } from './invalidateSeats'

export interface SeatRow<Row> {
  row: Row
  seat: NewSessionBooking
  pass?: PassToUse
}

interface Options<Row> {
  uid: string
  failure: string
  /** The row is being sent: its outcome is unknown. */
  onSend: (row: Row) => void
  /** Called before the next row is sent. */
  onAnswer: (row: Row, answer: SeatAnswer) => void
}

const tell = (outcome: SessionOutcome) => {
  const message = outcomeMessage(outcome)
  if (message) window.alert(message)
}

/** Books row by row, each in its own commit, up to the first failure; opens 내 예약 when all are booked. */
export function useBookSeats<Row>({ uid, failure, onSend, onAnswer }: Options<Row>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (rows: readonly SeatRow<Row>[]) => {
      const outcome = { ...noOutcome }
      const refusal = seatLimitRefusal(
        rows.map(({ seat }) => seat),
        await client.fetchQuery(upcomingBookingsQuery(uid)),
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
    // The page is left; what it showed is refetched when shown again.
    onSettled: (outcome) =>
      invalidateSeats(client, uid, outcome && areAllBooked(outcome) ? 'none' : 'active'),
    meta: { failure },
  })
}
