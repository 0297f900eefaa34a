import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProgramBooking } from '@/domain/programs/programSelection'
import type { NewSessionBooking } from '@/domain/programs/programSession'
import { seatLimitRefusal } from '@/domain/programs/seatLimit'
import {
  areAllBooked,
  noOutcome,
  type SeatAnswer,
  type SessionOutcome,
} from '@/domain/programs/sessionOutcome'
import {
  comingProgramBookingsQuery,
  programBookingsKey,
} from '@/features/session-booking/programBookingQueries'
import { seatsKey } from '@/features/session-booking/seatQueries'
import { bookSeat } from '@/repository/sessionBookings'

/** A picked row with the seat that it asks for. */
export interface SeatRow {
  row: ProgramBooking
  seat: NewSessionBooking
}

interface Options {
  uid: string
  /** It is known how a row went; called before the next one is sent. */
  onAnswer: (row: ProgramBooking, answer: SeatAnswer) => void
  /** How all of them went, or those before the one that failed. */
  onEnd: (outcome: SessionOutcome, hasFailed: boolean) => void
}

/** Books seats row by row, each in a commit of its own. The first that fails ends it; what was booked before stays booked. */
export function useBookSeats({ uid, onAnswer, onEnd }: Options) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (rows: readonly SeatRow[]) => {
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
        for (const { row, seat } of rows) {
          const answer = await bookSeat(seat)
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
      return Promise.all([
        client.invalidateQueries({ queryKey: programBookingsKey(uid), refetchType }),
        client.invalidateQueries({ queryKey: seatsKey(), refetchType }),
      ])
    },
    meta: { failure: '프로그램을 예약하지 못했습니다.' },
  })
}
