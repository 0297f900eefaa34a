import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limitsOfDay } from '@/domain/dates/day'
import {
  isSameDriver,
  type Ride,
  type RideDriver,
  type RideStatus,
  staffStatusLabels,
} from '@/domain/rides/booked/ride'
import { type BoardFilter, isOnBoard, type UsualStep } from '@/domain/rides/booked/rideBoard'
import { isDeclinable, latestRides, type RideFold } from '@/domain/rides/booked/rideFolds'
import { tidyText } from '@/domain/text/tidyText'
import { limitConcurrency } from '@/remote/limitConcurrency'
import { useCommand } from '@/remote/useCommand'
import type { DayRides } from '@/repository/rides/dayRides'
import {
  assignDriver,
  chargeFee,
  declineRide,
  declineRides,
  stepRide,
} from '@/repository/rides/rideSteps'
import { RIDES_PAGE_SIZE, readRidesPage } from '@/repository/rides/rides'
import { useStaffMember } from '../StaffMemberContext'
import { feeQueries, moreRidesQueries, rideQueries } from './queries'

const latestRide = (client: QueryClient, uid: string, ride: Ride): Ride =>
  latestRides(
    [ride],
    ...client
      .getQueriesData<DayRides>(rideQueries(uid))
      .flatMap(([, day]) => (day ? [day.rides.filter(({ id }) => id === ride.id)] : [])),
  )[0] ?? ride

/** What a row of the board sends. */
export function useRideCommands() {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const renews = () => [rideQueries(uid)]
  /** What the list shows by now. */
  const saysOf = (ride: Ride, status: RideStatus, error: Error | null) => {
    const words = `${ride.childName} ${staffStatusLabels[status]}`
    const hasArrived = !error || latestRide(client, uid, ride).status === status
    return hasArrived ? { done: words } : { unsent: words }
  }
  const step = useCommand({
    send: ({ ride, status }: { ride: Ride; status: UsualStep }) => stepRide(ride, status, uid),
    renews,
    renewsAlways: true,
    says: ({ ride, status }, error) => saysOf(ride, status, error),
    failure: '픽업 상태를 바꾸지 못했습니다.',
  })
  const decline = useCommand({
    send: ({ ride, reason }: { ride: Ride; reason: string }) =>
      declineRide(ride, tidyText(reason), uid),
    renews,
    renewsAlways: true,
    says: ({ ride }, error) => saysOf(ride, 'declined', error),
    failure: '픽업을 거절하지 못했습니다.',
  })
  const driver = useCommand({
    send: ({ ride, driver: wanted }: { ride: Ride; driver: RideDriver }) =>
      assignDriver(ride, wanted),
    renews,
    renewsAlways: true,
    failure: '담당을 배정하지 못했습니다.',
  })
  return { step, decline, driver }
}

/** Failures, except of what the list shows as arrived. */
export function rideProblems(
  ride: Ride,
  { step, decline, driver }: ReturnType<typeof useRideCommands>,
) {
  const hasDriver = isSameDriver(ride.driver, driver.given?.driver ?? null)
  return {
    step: step.given?.status === ride.status ? undefined : step.failure,
    decline: ride.status === 'declined' ? undefined : decline.failure,
    driver: hasDriver ? undefined : driver.failure,
  }
}

export function useChargeFee() {
  const { uid } = useStaffMember()
  return useCommand({
    send: (ride: Ride) => chargeFee(ride, uid),
    renews: () => [feeQueries(uid)],
    failure: '수수료를 청구하지 못했습니다.',
  })
}

const limitSteps = limitConcurrency(6)

async function confirmEach(rides: readonly Ride[], uid: string): Promise<void> {
  const confirm = limitSteps((ride: Ride) => stepRide(ride, 'confirmed', uid))
  const outcomes = await Promise.allSettled(rides.map((ride) => confirm(ride)))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/** Each ride by itself: one failure does not stop the others. */
export function useConfirmAll() {
  const { uid } = useStaffMember()
  return useCommand({
    send: (rides: readonly Ride[]) => confirmEach(rides, uid),
    renews: () => [rideQueries(uid)],
    renewsAlways: true,
    failure: '픽업을 모두 확정하지 못했습니다.',
  })
}

/** The parent reads it. */
const FLOOD_REASON = '한 번에 받을 수 있는 예약 수를 넘었어요.'

interface Many {
  day: string
  fold: RideFold
  filter: BoardFilter
}

interface ManyAt extends Many {
  at: string | undefined
  by: string
}

/** Reads the family's day to its end, whatever the list has read, and declines page by page what is folded. */
async function declineFolded(
  { day, fold, filter, at, by }: ManyAt,
  onDeclined: (count: number) => void,
): Promise<void> {
  const [from, to] = limitsOfDay(day)
  const isWanted = (ride: Ride) =>
    !fold.unfoldedIds.includes(ride.id) && isDeclinable(ride) && isOnBoard(filter, ride)
  let after: Ride | undefined
  do {
    const page = await readRidesPage({ from, to, of: fold.uid, after, branchId: at })
    await declineRides(page.filter(isWanted), { reason: FLOOD_REASON, by }, onDeclined)
    after = page.length < RIDES_PAGE_SIZE ? undefined : page.at(-1)
  } while (after)
}

/** 「모두 거절하기」, given how many are to be declined; what was declined before a failure stays declined, another press goes on. */
export function useDeclineAll(many: Many) {
  const { uid, at } = useStaffMember()
  const [done, setDone] = useState(0)
  const declineAll = useCommand({
    send: (_count: number) => {
      setDone(0)
      return declineFolded({ ...many, at, by: uid }, (count) => setDone((before) => before + count))
    },
    renews: () => [rideQueries(uid), moreRidesQueries(uid)],
    renewsAlways: true,
    failure: '픽업을 모두 거절하지 못했습니다.',
  })
  return { declineAll, done }
}
