import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type CareRow, careRowTime } from '@/domain/care/careCart'
import {
  type LikeLastWeek,
  leftOutText,
  rowsToBook,
  rowWeekLater,
} from '@/domain/care/likeLastWeek'
import { carePasses } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import type { Closures } from '@/domain/places/closures'
import type { SeatAnswer } from '@/domain/programs/sessionOutcome'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { withDoorWords } from '@/domain/rides/booked/doorWords'
import type { Ride } from '@/domain/rides/booked/ride'
import { reservationStart } from '@/domain/rides/reservations/cartTiming'
import { ridesFromCart } from '@/domain/rides/reservations/rideDraft'
import {
  type NextWeekGroup,
  nextWeekText,
  rideLineTime,
  rideWeekLater,
  rowsOfNextWeek,
  whyNoRide,
} from '@/domain/rides/week/nextWeek'
import { ordersQuery, passesQuery } from '@/features/orders/queries'
import { careSeats } from '@/features/programs/careSeats'
import { seatsOf } from '@/features/programs/commands'
import { passUsesQuery, upcomingBookingsQuery } from '@/features/programs/queries'
import { careSessionsQuery } from '@/features/programs/seatQueries'
import { askFares } from '@/features/rides/askFares'
import { askWriter } from '@/features/rides/message/commands'
import { rideQueries, ridesAroundQuery } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { random, randomId } from '@/platform/random'
import { readClosuresNow, shownFares } from '@/remote/publicSettings'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { bookSeat } from '@/repository/programs/sessionBookings'
import { createRides } from '@/repository/rides/rideBooking'

type LeftOut = LikeLastWeek['leftOut']

/** The rides cannot be booked as they were shown. */
class RidesRefused extends Error {
  override name = 'RidesRefused'
  readonly failure: RemoteFailure

  constructor(failure: RemoteFailure) {
    super('The rides were refused.')
    this.failure = failure
  }
}

const reasons: Record<Exclude<SeatAnswer, 'booked'>, LeftOut[number]['reason']> = {
  gone: '마감',
  repeated: '예약함',
  usedUp: '이용권 부족',
  unpaid: '이용권 부족',
}

/** 「그대로 예약하기」: the rides in one commit, then seat by seat; a refused ride ends it before any stay (specification 8, section 2). */
export function useBookNextWeek() {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const branches = useBranchContacts()
  // The same line and seat with each press: what arrived is not booked twice, and counts.
  const lineIds = useRef(new Map<string, string>())
  const seatIds = useRef(new Set<string>())

  const idOf = (ride: Ride): string => {
    const id = lineIds.current.get(ride.id) ?? randomId()
    lineIds.current.set(ride.id, id)
    return id
  }

  const bookRides = async (
    rides: readonly Ride[],
    closures: Closures,
  ): Promise<{ count: number; leftOut: LeftOut }> => {
    if (rides.length === 0) return { count: 0, leftOut: [] }
    const fares = shownFares(client)
    const lines = rides.map((ride) => rideWeekLater(ride, { id: idOf(ride), fares }))
    const [{ phone }, around] = await Promise.all([
      askWriter(),
      client.fetchQuery(
        ridesAroundQuery(
          familyUid,
          lines.map((line) => ({ startsAt: reservationStart(line) })),
        ),
      ),
    ])
    const arrived = lines.filter(({ id }) => around.some((ride) => ride.id === id))
    const judged = lines
      .filter((line) => !arrived.includes(line))
      .map((line) => ({
        line,
        reason: whyNoRide(line, { rides: around, branches, closures }, now()),
      }))
    const open = judged.flatMap(({ line, reason }) => (reason === undefined ? [line] : []))
    if (open.length > 0) {
      const asked = await askFares(client, open, branches)
      if (!asked.ok) throw new RidesRefused(asked.failure)
      const context = { uid: familyUid, phone, branches, fares: asked.fares, random }
      await createRides(familyUid, ridesFromCart(open, context))
    }
    return {
      count: arrived.length + open.length,
      leftOut: judged.flatMap(({ line, reason }) =>
        reason === undefined ? [] : [{ time: rideLineTime(line), reason }],
      ),
    }
  }

  const bookStays = async (
    { child, stays }: NextWeekGroup,
    closures: Closures,
  ): Promise<LeftOut> => {
    const [passes, known] = await Promise.all([
      readPassesAndUses(client, familyUid),
      client.fetchQuery(upcomingBookingsQuery(familyUid)),
    ])
    const { openUntil } = passes
    const branchIds = [...new Set(stays.map(({ branchId }) => branchId))]
    const sessions = await Promise.all(
      branchIds.map(async (id) =>
        openUntil === undefined ? [] : client.fetchQuery(careSessionsQuery(id, openUntil)),
      ),
    )
    const sessionsOf = new Map(branchIds.map((id, index) => [id, sessions[index] ?? []]))
    const wanted = rowsOfNextWeek(stays, passes).filter(({ rowId }) => !seatIds.current.has(rowId))
    const context = { ...passes, rows: [], sessionsOf, bookings: known, closures }
    const { added, leftOut } = rowsToBook(wanted, context, now())
    const seats = careSeats(added, { ...passes, uid: familyUid, children: [child] })
    const withWords = withDoorWords(
      seats.map(({ seat }) => seat),
      known,
      random,
    )
    const missed: LeftOut[number][] = []
    for (const [index, seat] of withWords.entries()) {
      const sent = seats[index]
      if (!sent) continue
      const answer = await bookSeat(seat, sent.pass)
      if (answer === 'booked') seatIds.current.add(sent.row.rowId)
      else missed.push({ time: careRowTime(sent.row), reason: reasons[answer] })
    }
    return [...leftOut, ...missed]
  }

  const command = useCommand({
    send: async ({ group, withRides }: { group: NextWeekGroup; withRides: boolean }) => {
      const closures = await readClosuresNow(client)
      const rides = await bookRides(withRides ? group.rides : [], closures)
      const rowsOf = group.stays.map(({ bookings }) =>
        bookings.map((booking) => rowWeekLater(booking, '')),
      )
      const leftOut = await bookStays(group, closures)
      const isBooked = ({ rowId }: CareRow) => seatIds.current.has(rowId)
      const text = nextWeekText({
        rides: rides.count,
        stays: rowsOf.filter((rows) => rows.some(isBooked)).length,
      })
      return { text, leftOut: leftOutText({ leftOut: [...rides.leftOut, ...leftOut] }) }
    },
    renews: () => [rideQueries(familyUid), ...seatsOf(familyUid)],
    renewsAlways: true,
    failure: '다음 주를 예약하지 못했습니다.',
  })
  const { error } = command
  return { ...command, failure: error instanceof RidesRefused ? error.failure : command.failure }
}

/** Read before something is booked with them. */
async function readPassesAndUses(client: QueryClient, uid: string) {
  const [passes, orders] = await Promise.all([
    client.fetchQuery(passesQuery(uid)),
    client.fetchQuery(ordersQuery(uid)),
  ])
  const { candidates, withUses } = carePasses(passes, orders, dayOf(now()))
  const uses = new Map(
    await Promise.all(
      candidates.map(
        async (pass) => [pass.id, await client.fetchQuery(passUsesQuery(uid, pass))] as const,
      ),
    ),
  )
  return withUses((passId) => uses.get(passId))
}
