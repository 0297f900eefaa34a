import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewSessionBooking } from '@/domain/programs/programSession'
import { seatLimitRefusal } from '@/domain/programs/seatLimit'
import {
  areAllBooked,
  noOutcome,
  type SeatAnswer,
  type SessionOutcome,
} from '@/domain/programs/sessionOutcome'
import { bookSeat, type PassToUse } from '@/repository/sessionBookings'
import { passUsesKey } from './passUsesQuery'
import { comingProgramBookingsQuery, programBookingsKey } from './programBookingQueries'
import { seatsKey } from './seatQueries'

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
  /** It is known how a row went; called before the next one is sent. */
  onAnswer: (row: Row, answer: SeatAnswer) => void
  /** How all of them went, or those before the one that failed. */
  onEnd: (outcome: SessionOutcome, hasFailed: boolean) => void
}

/** Books seats row by row, each in a commit of its own. The first that fails ends it; what was booked before stays booked. */
export function useBookSeats<Row>({ uid, failure, onAnswer, onEnd }: Options<Row>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (rows: readonly SeatRow<Row>[]) => {
      const outcome = { ...noOutcome }
      const refusal = seatLimitRefusal(
        rows.map(({ seat }) => seat),
        await client.fetchQuery(comingProgramBookingsQuery(uid)),
      )
      if (refusal) {
        window.alert(refusal)
        return outcome
      }
      try {
        for (const { row, seat, pass } of rows) {
          const answer = await bookSeat(seat, pass)
          outcome[answer] += 1
          onAnswer(row, answer)
        }
      } catch (error) {
        onEnd(outcome, true)
        throw error
      }
      onEnd(outcome, false)
      return outcome
    },
    onSettled: (outcome) => {
      // Whoever has booked everything leaves the page: what it showed is read when somebody looks again.
      const refetchType = outcome && areAllBooked(outcome) ? 'none' : 'active'
      return Promise.all(
        [programBookingsKey(uid), seatsKey(), passUsesKey(uid)].map((queryKey) =>
          client.invalidateQueries({ queryKey, refetchType }),
        ),
      )
    },
    meta: { failure },
  })
}
