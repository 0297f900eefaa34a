import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isCareProgram } from '@/domain/care/careSession'
import type { NewSessionBooking, SessionBooking } from '@/domain/programs/programSession'
import { seatLimitRefusal } from '@/domain/programs/seatLimitRefusal'
import {
  areAllBooked,
  noOutcome,
  outcomeMessage,
  type SeatAnswer,
  type SessionOutcome,
} from '@/domain/programs/sessionOutcome'
import { withDoorWords } from '@/domain/rides/booked/doorWords'
import { paths } from '@/domain/site/paths'
import { type Renewed, useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { readUntouchedMedications, removeMedications } from '@/repository/care/medications'
import { bookSeat, cancelOwnBooking, type PassToUse } from '@/repository/programs/sessionBookings'
import { seatKey, useJustBooked } from '@/stores/justBooked'
import { bookingQueries, medicationQueries, passUseQueries, upcomingBookingsQuery } from './queries'
import { seatQueries } from './seatQueries'

export interface SeatRow<Row> {
  row: Row
  seat: NewSessionBooking
  pass?: PassToUse
}

interface Options<Row> {
  failure: string
  /** The row is being sent: its outcome is unknown. */
  onSend: (row: Row) => void
  /** Called before the next row is sent. */
  onAnswer: (row: Row, answer: SeatAnswer) => void
}

const showOutcome = (outcome: SessionOutcome) => {
  const message = outcomeMessage(outcome)
  if (message) window.alert(message)
}

/** Books row by row, each in its own commit, up to the first failure; opens 내 예약 when all are booked. */
export function useBookSeats<Row>({ failure, onSend, onAnswer }: Options<Row>) {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCommand({
    send: async (rows: readonly SeatRow<Row>[]) => {
      const outcome = { ...noOutcome }
      const booked: string[] = []
      const known = await client.fetchQuery(upcomingBookingsQuery(familyUid))
      const wanted = rows.map(({ seat }) => seat)
      const refusal = seatLimitRefusal(wanted, known)
      if (refusal) {
        window.alert(refusal)
        return outcome
      }
      try {
        const seats = withDoorWords(wanted, known, Math.random)
        for (const [index, seat] of seats.entries()) {
          const sent = rows[index]
          if (!sent) continue
          const { row, pass } = sent
          onSend(row)
          const answer = await bookSeat(seat, pass)
          outcome[answer] += 1
          if (answer === 'booked') booked.push(seatKey(seat))
          onAnswer(row, answer)
        }
      } catch (error) {
        showOutcome(outcome)
        throw error
      } finally {
        if (booked.length > 0) useJustBooked.getState().note(booked)
      }
      showOutcome(outcome)
      if (areAllBooked(outcome)) navigate(paths.myBookings)
      return outcome
    },
    // The page is left; what it showed is read again when it is shown next.
    renews: (_, outcome) =>
      seatsOf(familyUid).map(({ queryKey }) =>
        outcome && areAllBooked(outcome) ? { queryKey, refetchType: 'none' } : { queryKey },
      ),
    renewsAlways: true,
    failure,
  })
}

/** With what was asked for a stay that ends with this booking. */
export async function leaveBooking(booking: SessionBooking): Promise<void> {
  const medications = isCareProgram(booking.programId)
    ? await readUntouchedMedications(booking.uid, booking.id)
    : []
  await cancelOwnBooking(booking, (commit) => removeMedications(commit, medications))
}

/** Cancels bookings one by one, last first, up to a failure, then reads them; calls `onLeft` even if the caller is unmounted. */
export function useCancelBookings(onLeft: () => void) {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const [doneCount, setDoneCount] = useState(0)
  const command = useCommand({
    send: async (bookings: readonly SessionBooking[]) => {
      setDoneCount(0)
      for (const booking of [...bookings].reverse()) {
        await leaveBooking(booking)
        setDoneCount((count) => count + 1)
      }
      onLeft()
    },
    renews: () => seatsOf(familyUid),
    renewsAlways: true,
    failure: '예약을 취소하지 못했습니다.',
  })
  const cancel = async (bookings: readonly SessionBooking[]) => {
    const outcome = await command.run(bookings)
    // After a lost answer the list, read again, shows it.
    const known = client.getQueryData(upcomingBookingsQuery(familyUid).queryKey)
    const ids = bookings.map(({ id }) => id)
    if (!outcome.ok && outcome.failure && known?.every(({ id }) => !ids.includes(id))) onLeft()
  }
  return { ...command, cancel, doneCount }
}

/** What a booked or freed seat changes. */
export const seatsOf = (uid: string): readonly Renewed[] => [
  bookingQueries(uid),
  seatQueries(),
  passUseQueries(uid),
  medicationQueries(uid),
]
