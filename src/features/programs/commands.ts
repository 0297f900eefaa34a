import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NewSessionBooking, SessionBooking } from '@/domain/programs/programSession'
import { seatLimitRefusal } from '@/domain/programs/seatLimitRefusal'
import {
  areAllBooked,
  noOutcome,
  outcomeMessage,
  type SeatAnswer,
  type SessionOutcome,
} from '@/domain/programs/sessionOutcome'
import { paths } from '@/domain/site/paths'
import { useMember } from '@/remote/useMember'
import { bookSeat, cancelOwnBooking, type PassToUse } from '@/repository/programs/sessionBookings'
import { seatKey, useJustBooked } from '@/stores/justBooked'
import { bookingsKey, passUsesKey, upcomingBookingsQuery } from './queries'
import { seatsKey } from './seatQueries'

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

const tell = (outcome: SessionOutcome) => {
  const message = outcomeMessage(outcome)
  if (message) window.alert(message)
}

/** Books row by row, each in its own commit, up to the first failure; opens 내 예약 when all are booked. */
export function useBookSeats<Row>({ failure, onSend, onAnswer }: Options<Row>) {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (rows: readonly SeatRow<Row>[]) => {
      const outcome = { ...noOutcome }
      const booked: string[] = []
      const refusal = seatLimitRefusal(
        rows.map(({ seat }) => seat),
        await client.fetchQuery(upcomingBookingsQuery(familyUid)),
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
          if (answer === 'booked') booked.push(seatKey(seat))
          onAnswer(row, answer)
        }
      } catch (error) {
        tell(outcome)
        throw error
      } finally {
        if (booked.length > 0) useJustBooked.getState().note(booked)
      }
      tell(outcome)
      if (areAllBooked(outcome)) navigate(paths.myBookings)
      return outcome
    },
    // The page is left; what it showed is refetched when shown again.
    onSettled: (outcome) =>
      invalidateSeats(client, familyUid, outcome && areAllBooked(outcome) ? 'none' : 'active'),
    meta: { failure },
  })
}

/** Cancels bookings one by one, last first, up to a failure, then reads them; calls `onLeft` even if the caller is unmounted. */
export function useCancelBookings(onLeft: () => void) {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const [doneCount, setDoneCount] = useState(0)
  const mutation = useMutation({
    mutationFn: async (bookings: readonly SessionBooking[]) => {
      setDoneCount(0)
      for (const booking of [...bookings].reverse()) {
        await cancelOwnBooking(booking)
        setDoneCount((count) => count + 1)
      }
    },
    onSuccess: onLeft,
    onSettled: async (_, error, bookings) => {
      await invalidateSeats(client, familyUid)
      // After a lost answer the refetched list tells.
      const known = client.getQueryData(upcomingBookingsQuery(familyUid).queryKey)
      const ids = bookings.map(({ id }) => id)
      if (error && known?.every(({ id }) => !ids.includes(id))) onLeft()
    },
    meta: { failure: '예약을 취소하지 못했습니다.' },
  })
  return { ...mutation, doneCount }
}

const invalidateSeats = (
  client: QueryClient,
  uid: string,
  refetchType: 'active' | 'none' = 'active',
) =>
  Promise.all(
    [bookingsKey(uid), seatsKey(), passUsesKey(uid)].map((queryKey) =>
      client.invalidateQueries({ queryKey, refetchType }),
    ),
  )
