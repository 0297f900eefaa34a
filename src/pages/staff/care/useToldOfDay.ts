import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isCancelled, type Stay } from '@/domain/care/stay'
import { messagesOfStay, type RideMessage, tellsRest } from '@/domain/rides/rideMessage'
import { useStaffMember } from '../StaffMemberContext'
import { messagesOfStaysQuery } from './careQueries'

const noMessages: RideMessage[] = []

/** What parents have told about the stays of a day. */
export function useToldOfDay(stays: readonly Stay[]) {
  const staff = useStaffMember()
  const ids = stays
    .filter((stay) => !isCancelled(stay))
    .flatMap(({ bookings }) => bookings.map(({ id }) => id))
  const read = useQuery({
    ...messagesOfStaysQuery(staff, [...ids].sort()),
    enabled: ids.length > 0,
  })
  const { data: messages = noMessages } = read
  return {
    messagesOf: useCallback((stay: Stay) => messagesOfStay(messages, stay), [messages]),
    rests: useCallback((stay: Stay) => tellsRest(messages, stay), [messages]),
    error: read.data ? null : read.error,
  }
}
