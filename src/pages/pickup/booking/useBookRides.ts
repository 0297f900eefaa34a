import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type RemoteFailure, remoteFailures } from '@/domain/remoteFailure'
import type { Ride } from '@/domain/rides/booked/ride'
import { overlapQuestion } from '@/domain/rides/booked/rideOverlap'
import type { Fares } from '@/domain/rides/fares/fare'
import { reservationStart, sendableLines } from '@/domain/rides/reservations/cartTiming'
import type { ReservationCart } from '@/domain/rides/reservations/reservationCart'
import {
  linesWithAccountChildren,
  type NewRide,
  ridesFromCart,
  unknownChildNames,
} from '@/domain/rides/reservations/rideDraft'
import { paths } from '@/domain/site/paths'
import { childrenQuery } from '@/features/account/queries'
import type { ChildChoice } from '@/features/account/useChildren'
import { askFares } from '@/features/rides/askFares'
import { useRideBatches } from '@/features/rides/commands'
import { ridesAroundQuery } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { random } from '@/platform/random'
import { authFailureOf } from '@/remote/failureOf'
import { faresChanged } from '@/remote/publicSettings'
import { freshForAMinute } from '@/remote/queryClient'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useFailureWords } from '@/remote/useFailure'
import { useMember } from '@/remote/useMember'
import { createRides } from '@/repository/rides/rideBooking'
import { askAccount } from '@/services/account'
import { useJustBooked } from '@/stores/justBooked'
import { alertBooked, hasBookableElseAlert } from './cartMessages'
import type { LineSource } from './lineSource'

/** What is read before lines become rides. */
interface BookingContext {
  phone: string
  childList: readonly ChildChoice[]
  rides: readonly Ride[]
  /** Read with the press. */
  fares: Fares
}

type BookingState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'childless' }
  | { status: 'choosing'; names: readonly string[]; context: BookingContext; source: LineSource }
  /** `sent` lines are booked, `left` ones are still where they were. */
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

/** Lines on their way, whichever button sends them. */
const underWay = new Set<string>()

/** Unsent lines stay where they are. */
function failedAt(
  source: LineSource,
  lines: ReservationCart,
  failure: RemoteFailure = remoteFailures.other,
): BookingState {
  const here = new Set(idsOf(source.items()))
  const left = lines.filter(({ id }) => here.has(id)).length
  return { status: 'failed', failure, sent: lines.length - left, left }
}

/** The lines that can be sent; alerts when there are none. */
function linesToSend(source: LineSource): ReservationCart | undefined {
  const items = source.items()
  const lines = sendableLines(items, now())
  return hasBookableElseAlert(items, lines) ? lines : undefined
}

/** Books lines; repeatable, one ride per line (specification 4, section 3). */
export function useBookRides() {
  const branches = useBranchContacts()
  const { familyUid } = useMember()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [state, setState] = useState<BookingState>(idle)
  const sending = useRef<LineSource>(undefined)
  const wordsOf = useFailureWords()
  const { run: sendRides, progress } = useRideBatches<NewRide>({
    childIdOf: ({ childId }) => childId,
    send: (batch) => createRides(familyUid, batch),
    onSent: (batch) => sending.current?.remove(...idsOf(batch)),
    failure: '픽업 예약을 보내지 못했습니다.',
  })

  /** Runs a part of the booking; a failure leaves unsent lines where they are. */
  async function attempt(
    source: LineSource,
    work: (lines: ReservationCart) => Promise<BookingState>,
  ): Promise<void> {
    const lines = linesToSend(source)
    if (!lines) return setState(idle)
    if (lines.some(({ id }) => underWay.has(id))) return
    sending.current = source
    for (const { id } of lines) underWay.add(id)
    setState(busy)
    try {
      setState(await work(lines))
    } catch (error) {
      setState(failedAt(source, lines, await failureNow(wordsOf(error), lines)))
    } finally {
      for (const { id } of lines) underWay.delete(id)
    }
  }

  /** The rules refuse the fare of before. */
  async function failureNow(
    failure: RemoteFailure | undefined,
    lines: ReservationCart,
  ): Promise<RemoteFailure | undefined> {
    if (failure !== remoteFailures.denied) return failure
    const asked = await askFares(client, lines, branches)
    return asked.ok || asked.failure !== faresChanged ? failure : faresChanged
  }

  async function begin(source: LineSource, lines: ReservationCart): Promise<BookingState> {
    const failed = (failure: RemoteFailure): BookingState => ({
      status: 'failed',
      failure,
      sent: 0,
      left: lines.length,
    })
    const answer = await askAccount()
    if (!answer.ok) return failed(authFailureOf(answer.reason))
    const asked = await askFares(client, lines, branches)
    if (!asked.ok) return failed(asked.failure)
    const [childList, rides] = await Promise.all([
      client.fetchQuery({ ...childrenQuery(familyUid), staleTime: freshForAMinute }),
      client.fetchQuery(ridesAroundQuery(familyUid, timesOf(lines))),
    ])
    const context = { phone: answer.account.phone, childList, rides, fares: asked.fares }
    const names = unknownChildNames(lines, childList)
    if (childList.length === 0) return { status: 'childless' }
    return names.length > 0
      ? { status: 'choosing', names, context, source }
      : book(source, lines, context)
  }

  async function book(
    source: LineSource,
    lines: ReservationCart,
    { phone, childList, rides, fares }: BookingContext,
  ): Promise<BookingState> {
    const own = linesWithAccountChildren(lines, childList)
    const ownIds = new Set(idsOf(own))
    // Lost answers, perhaps before a reload: already booked.
    const arrived = rides.filter(({ id }) => ownIds.has(id))
    const arrivedIds = new Set(idsOf(arrived))
    const fresh = own.filter(({ id }) => !arrivedIds.has(id))
    const others = rides.filter(({ id }) => !arrivedIds.has(id))
    const question = overlapQuestion(timesOf(fresh), others)
    if (question && !window.confirm(question)) return idle
    source.remove(...arrivedIds)
    const sent = ridesFromCart(fresh, { uid: familyUid, phone, branches, fares, random })
    const outcome = await sendRides(sent)
    if (!outcome.ok) return failedAt(source, lines, await failureNow(outcome.failure, lines))
    const booked = [...arrived, ...sent]
    useJustBooked.getState().note(idsOf(booked))
    alertBooked(booked, '아지트에서 확인하면 예약이 확정돼요.', source.items())
    source.onBooked()
    navigate(paths.myBookings)
    return idle
  }

  const press = (source: LineSource) => void attempt(source, (lines) => begin(source, lines))

  const choose = (chosen: ReadonlyMap<string, string>) => {
    if (state.status !== 'choosing') return
    const { context, source } = state
    // Stored where the lines are, so that a retry need not ask again.
    source.change(linesWithAccountChildren(source.items(), context.childList, chosen))
    void attempt(source, (lines) => book(source, lines, context))
  }

  /** Also called when the dialog closes by itself. */
  const close = () => setState((current) => (current.status === 'choosing' ? idle : current))

  return { state, progress, press, choose, close }
}

export type RideBooking = ReturnType<typeof useBookRides>
