import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Ride, type RideDriver, type RideStatus, staffStatusLabels } from '@/domain/rides/ride'
import type { UsualStep } from '@/domain/rides/rideBoard'
import { latestRides } from '@/domain/rides/rideFolds'
import { tidyText } from '@/domain/text/tidyText'
import { limitConcurrency } from '@/remote/limitConcurrency'
import { staffKey } from '@/remote/staffQuery'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { assignDriver, chargeFee, declineRide, stepRide } from '@/repository/rides/rideSteps'
import { readRide } from '@/repository/rides/rides'
import { useStaffStrip } from '@/stores/staffStrip'
import { type StaffUser, useStaffMember } from '../../StaffMemberContext'
import type { DayRides } from '../followDay'

const isSameDriver = (a: RideDriver | null, b: RideDriver | null): boolean =>
  a?.name === b?.name && a?.car === b?.car

/** Assigns a driver, unless a colleague has changed it meanwhile. */
async function assign({ ride, driver }: { ride: Ride; driver: RideDriver }): Promise<void> {
  const stored = await readRide(ride.id)
  if (isSameDriver(stored?.driver ?? null, driver)) return
  if (!isSameDriver(stored?.driver ?? null, ride.driver)) throw new RepositoryError('changed')
  await assignDriver(ride, driver)
}

const renew = (client: QueryClient, { uid }: StaffUser, ...name: readonly string[]) =>
  client.invalidateQueries({ queryKey: staffKey(uid, ...name) })

const latestRide = (client: QueryClient, uid: string, ride: Ride): Ride =>
  latestRides(
    [ride],
    ...client
      .getQueriesData<DayRides>({ queryKey: staffKey(uid, 'rides') })
      .flatMap(([, day]) => (day ? [day.rides.filter(({ id }) => id === ride.id)] : [])),
  )[0] ?? ride

/** Each resolves once the list is read again. */
export function useRideCommands() {
  const staff = useStaffMember()
  const client = useQueryClient()
  const say = useStaffStrip((strip) => strip.say)
  const sayUnsent = useStaffStrip((strip) => strip.sayUnsent)
  const onSettled = () => renew(client, staff, 'rides')
  /** Says in the strip what the list then shows. */
  const report = async (ride: Ride, status: RideStatus, error: Error | null) => {
    await onSettled()
    const words = `${ride.childName} ${staffStatusLabels[status]}`
    if (error && latestRide(client, staff.uid, ride).status !== status) sayUnsent(words)
    else say(words)
  }
  const step = useMutation({
    mutationFn: ({ ride, status }: { ride: Ride; status: UsualStep }) =>
      stepRide(ride, status, staff.uid),
    onSettled: (_, error, { ride, status }) => report(ride, status, error),
    meta: { failure: '픽업 상태를 바꾸지 못했습니다.' },
  })
  const decline = useMutation({
    mutationFn: ({ ride, reason }: { ride: Ride; reason: string }) =>
      declineRide(ride, tidyText(reason)),
    onSettled: (_, error, { ride }) => report(ride, 'declined', error),
    meta: { failure: '픽업을 거절하지 못했습니다.' },
  })
  const driver = useMutation({
    mutationFn: assign,
    onSettled,
    meta: { failure: '담당을 배정하지 못했습니다.' },
  })
  return { step, decline, driver }
}

/** Failed presses, except those that the list shows as arrived. */
export function rideProblems(
  ride: Ride,
  { step, decline, driver }: ReturnType<typeof useRideCommands>,
) {
  const hasDriver = isSameDriver(ride.driver, driver.variables?.driver ?? null)
  return {
    step: step.variables?.status === ride.status ? null : step.error,
    decline: ride.status === 'declined' ? null : decline.error,
    driver: hasDriver ? null : driver.error,
  }
}

export function useChargeFee() {
  const staff = useStaffMember()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ride: Ride) => chargeFee(ride, staff.uid),
    onSuccess: () => renew(client, staff, 'fee'),
    meta: { failure: '수수료를 청구하지 못했습니다.' },
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
  const staff = useStaffMember()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rides: readonly Ride[]) => confirmEach(rides, staff.uid),
    onSettled: () => renew(client, staff, 'rides'),
    meta: { failure: '픽업을 모두 확정하지 못했습니다.' },
  })
}
