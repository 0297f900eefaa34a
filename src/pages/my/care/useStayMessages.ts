import { useQuery } from '@tanstack/react-query'
import type { Stay } from '@/domain/care/stay'
import {
  isReportedAbsent,
  messagesOfStay,
  type RideMessage,
} from '@/domain/rides/booked/rideMessage'
import { useMember } from '@/remote/useMember'
import { messagesQuery } from '../shared/followedQueries'

const noMessages: readonly RideMessage[] = []

/** What the family sent the agit about stays. */
export function useStayMessages() {
  const { data: messages = noMessages } = useQuery(messagesQuery(useMember()))
  return {
    messagesOf: (stay: Stay): readonly RideMessage[] => messagesOfStay(messages, stay),
    isResting: (stay: Stay): boolean => isReportedAbsent(messages, stay),
  }
}
