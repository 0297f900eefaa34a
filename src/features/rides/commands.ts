import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ride } from '@/domain/rides/booked/ride'
import { type CancellationItem, cancelledRide } from '@/domain/rides/booked/rideSeries'
import { rideAtNewTime, type TimeChange } from '@/domain/rides/reservations/rideTimeChange'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { cancelRides, changeRideTimes, rideBatches } from '@/repository/rides/rideBooking'
import { rideQueries } from './queries'

const childIdOf = ({ ride }: { ride: { childId: string } }) => ride.childId

/** Updates cached lists with written rides: if the network fails now, they must not be counted or sent again. */
function keepWritten(client: QueryClient, uid: string, written: readonly Ride[]): void {
  const byId = new Map(written.map((ride) => [ride.id, ride]))
  client.setQueriesData<Ride[]>(rideQueries(uid), (rides) =>
    rides?.map((ride) => byId.get(ride.id) ?? ride),
  )
}

/** Each at the fee shown. */
export function useCancelRides() {
  const { familyUid } = useMember()
  const client = useQueryClient()
  return useRideBatches<CancellationItem>({
    childIdOf,
    send: (items) => cancelRides(familyUid, items),
    onSent: (items) => keepWritten(client, familyUid, items.map(cancelledRide)),
    failure: '픽업 예약을 취소하지 못했습니다.',
  })
}

export function useChangeRideTimes() {
  const { familyUid } = useMember()
  const client = useQueryClient()
  return useRideBatches<TimeChange>({
    childIdOf,
    send: (changes) => changeRideTimes(familyUid, changes),
    onSent: (changes) => keepWritten(client, familyUid, changes.map(rideAtNewTime)),
    failure: '픽업 시간을 바꾸지 못했습니다.',
  })
}

export interface RideProgress {
  done: number
  total: number
}

interface Options<Row> {
  childIdOf: (row: Row) => string
  /** One commit, all or none. */
  send: (batch: readonly Row[]) => Promise<void>
  /** Called before the next commit. */
  onSent?: (batch: readonly Row[]) => void
  failure: string
}

/** Sends rows in few commits, one after the other, stopping at the first failure; a retry continues at `progress.done`. */
export function useRideBatches<Row>({ childIdOf, send, onSent, failure }: Options<Row>) {
  const { familyUid } = useMember()
  const [progress, setProgress] = useState<RideProgress>()
  const command = useCommand({
    send: async (rows: readonly Row[]) => {
      let done = 0
      for (const batch of rideBatches(rows, childIdOf)) {
        setProgress({ done, total: rows.length })
        await send(batch)
        onSent?.(batch)
        done += batch.length
      }
      setProgress({ done, total: rows.length })
    },
    renews: () => [rideQueries(familyUid)],
    renewsAlways: true,
    failure,
  })
  return { ...command, progress }
}
