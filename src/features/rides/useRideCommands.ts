import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CancellationItem } from '@/domain/rideSeries'
import type { TimeChange } from '@/domain/rideTimeChange'
import { type NewRideMessage, sendMessage } from '@/repository/messages'
import { cancelRides, changeRideTimes } from '@/repository/rideBooking'
import { messagesQuery } from './rideQueries'
import { useRideBatches } from './useRideBatches'

const childIdOf = ({ ride }: { ride: { childId: string } }) => ride.childId

/** Cancels rides, each at the fee that was shown. Ends once the rides have been read again. */
export const useCancelRides = (uid: string) =>
  useRideBatches<CancellationItem>({
    uid,
    childIdOf,
    send: (items) => cancelRides(uid, items),
    failure: '픽업 예약을 취소하지 못했습니다.',
  })

/** Gives rides another time. Ends once the rides have been read again. */
export const useChangeRideTimes = (uid: string) =>
  useRideBatches<TimeChange>({
    uid,
    childIdOf,
    send: (changes) => changeRideTimes(uid, changes),
    failure: '픽업 시간을 바꾸지 못했습니다.',
  })

/** Tells the agit something about a ride; the message's id is made before the first try. */
export function useSendMessage(uid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message: NewRideMessage) => sendMessage(message),
    onSuccess: () => client.invalidateQueries({ queryKey: messagesQuery(uid).queryKey }),
    meta: { failure: '알림을 보내지 못했습니다.' },
  })
}
