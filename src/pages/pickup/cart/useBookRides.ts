import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { branches } from '@/content/branches/branches'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { reservationStart, sendableLines } from '@/domain/rides/cartTiming'
import type { ReservationCart } from '@/domain/rides/reservationCart'
import type { Ride } from '@/domain/rides/ride'
import {
  linesWithAccountChildren,
  type NewRide,
  ridesFromCart,
  unknownChildNames,
} from '@/domain/rides/rideDraft'
import { overlapQuestion } from '@/domain/rides/rideOverlap'
import { paths } from '@/domain/site/paths'
import { childrenQuery } from '@/features/account/queries'
import type { ChildChoice } from '@/features/account/useChildren'
import { useRideBatches } from '@/features/rides/commands'
import { ridesAroundQuery } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { random } from '@/platform/random'
import { authFailureOf, failureOf } from '@/remote/failureOf'
import { useMember } from '@/remote/useMember'
import { createRides } from '@/repository/rides/rideBooking'
import { askAccount } from '@/services/account'
import { useReservationCart } from '@/stores/reservationCart'
import { alertBooked, hasBookableElseAlert } from './cartMessages'

interface BookingContext {
  phone: string
  childList: readonly ChildChoice[]
  rides: readonly Ride[]
}

type BookingState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'childless' }
  | { status: 'choosing'; names: readonly string[]; context: BookingContext }
  /** `sent` lines are booked, `left` ones are still in the cart. */
  | { status: 'failed'; failure: RemoteFailure; sent: number; left: number }

const idle: BookingState = { status: 'idle' }
const busy: BookingState = { status: 'busy' }

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const timesOf = (lines: ReservationCart) =>
  lines.map((line) => ({
    childId: line.child.id,
    childName: line.child.name,
    startsAt: reservationStart(line),
  }))

/** The lines that can be sent; alerts when there are none. */
function linesToSend(): ReservationCart | undefined {
  const { items } = useReservationCart.getState()
  const lines = sendableLines(items, now())
  return hasBookableElseAlert(items, lines) ? lines : undefined
}

/** Books the cart; repeatable, one ride per line (specification 4, section 3). */
export function useBookRides() {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { change, remove } = useReservationCart.getState()
  const [state, setState] = useState<BookingState>(idle)
  const { mutateAsync: sendRides, progress } = useRideBatches<NewRide>({
    childIdOf: ({ childId }) => childId,
    send: (batch) => createRides(familyUid, batch),
    onSent: (batch) => remove(...idsOf(batch)),
    failure: '픽업 예약을 보내지 못했습니다.',
  })

  /** Runs a part of the booking; a failure leaves unsent lines in the cart. */
  async function attempt(lines: ReservationCart, work: () => Promise<BookingState>): Promise<void> {
    setState(busy)
    try {
      setState(await work())
    } catch (error) {
      const here = new Set(idsOf(useReservationCart.getState().items))
      const left = lines.filter(({ id }) => here.has(id)).length
      setState({ status: 'failed', failure: failureOf(error), sent: lines.length - left, left })
    }
  }

  async function begin(lines: ReservationCart): Promise<BookingState> {
    const answer = await askAccount()
    if (!answer.ok) {
      const failure = authFailureOf(answer.reason)
      return { status: 'failed', failure, sent: 0, left: lines.length }
    }
    const [childList, rides] = await Promise.all([
      client.fetchQuery(childrenQuery(familyUid)),
      client.fetchQuery(ridesAroundQuery(familyUid, timesOf(lines))),
    ])
    const context = { phone: answer.account.phone, childList, rides }
    const names = unknownChildNames(lines, childList)
    if (childList.length === 0) return { status: 'childless' }
    return names.length > 0 ? { status: 'choosing', names, context } : book(lines, context)
  }

  async function book(lines: ReservationCart, { phone, childList, rides }: BookingContext) {
    const own = linesWithAccountChildren(lines, childList)
    const ownIds = new Set(idsOf(own))
    // Lost answers, perhaps before a reload: already booked.
    const arrived = rides.filter(({ id }) => ownIds.has(id))
    const arrivedIds = new Set(idsOf(arrived))
    const fresh = own.filter(({ id }) => !arrivedIds.has(id))
    const others = rides.filter(({ id }) => !arrivedIds.has(id))
    const question = overlapQuestion(timesOf(fresh), others)
    if (question && !window.confirm(question)) return idle
    remove(...arrivedIds)
    const sent = ridesFromCart(fresh, { uid: familyUid, phone, branches, random })
    await sendRides(sent)
    alertBooked(
      [...arrived, ...sent],
      '아지트에서 확인하면 예약이 확정돼요.',
      useReservationCart.getState().items,
    )
    navigate(paths.myBookings)
    return idle
  }

  const press = () => {
    const lines = linesToSend()
    if (lines) void attempt(lines, () => begin(lines))
  }

  const choose = (chosen: ReadonlyMap<string, string>) => {
    if (state.status !== 'choosing') return
    const { context } = state
    // Stored in the cart, so that a retry need not ask again.
    change(linesWithAccountChildren(useReservationCart.getState().items, context.childList, chosen))
    const lines = linesToSend()
    if (lines) void attempt(lines, () => book(lines, context))
    else setState(idle)
  }

  /** Also called when the dialog closes by itself. */
  const close = () => setState((current) => (current.status === 'choosing' ? idle : current))

  return { state, progress, press, choose, close }
}
