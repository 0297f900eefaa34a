import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Ride } from '@/domain/rides/ride'
import { type CancellationItem, cancelledRide } from '@/domain/rides/rideSeries'
import { rideAtNewTime, type TimeChange } from '@/domain/rides/rideTimeChange'
import { type NewRideMessage, sendMessage } from '@/repository/rides/messages'
import { cancelRides, changeRideTimes } from '@/repository/rides/rideBooking'
import { messagesQuery, ridesKey } from './rideQueries'
import { useRideBatches } from './useRideBatches'

const childIdOf = ({ ride }: { ride: { childId: string } }) => ride.childId

/** Updates cached lists with written rides: if the network fails now, they must not be counted or sent again. */
function keepWritten(client: QueryClient, uid: string, written: readonly Ride[]): void {
  const byId = new Map(written.map((ride) => [ride.id, ride]))
  client.setQueriesData<Ride[]>({ queryKey: ridesKey(uid) }, (rides) =>
    rides?.map((ride) => byId.get(ride.id) ?? ride),
  )
}

/** Each at the fee shown; resolves once rides are read again. */
export function useCancelRides(uid: string) {
  const client = useQueryClient()
  return useRideBatches<CancellationItem>({
    uid,
    childIdOf,
    send: (items) => cancelRides(uid, items),
    onSent: (items) => keepWritten(client, uid, items.map(cancelledRide)),
    failure: '픽업 예약을 취소하지 못했습니다.',
  })
}

export function useChangeRideTimes(uid: string) {
  const client = useQueryClient()
  return useRideBatches<TimeChange>({
    uid,
    childIdOf,
    send: (changes) => changeRideTimes(uid, changes),
    onSent: (changes) => keepWritten(client, uid, changes.map(rideAtNewTime)),
    failure: '픽업 시간을 바꾸지 못했습니다.',
  })
}

/** The message id is made before the first try. */
export function useSendMessage(uid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message: NewRideMessage) => sendMessage(message),
    onSuccess: () => client.invalidateQueries({ queryKey: messagesQuery(uid).queryKey }),
    meta: { failure: '알림을 보내지 못했습니다.' },
  })
}
