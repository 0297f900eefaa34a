import { useQuery } from '@tanstack/react-query'
import type { Stay } from '@/domain/care/stay'
import { stayPollMs } from '@/domain/care/stayPolling'
import { messagesOfStay, type RideMessage, tellsRest } from '@/domain/rides/rideMessage'
import { messagesQuery } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { mayPoll } from '@/platform/network/mayPoll'
import { pollPauseIf } from '@/remote/pollPause'
import { useMember } from '@/remote/useMember'

const noMessages: readonly RideMessage[] = []

/** What the agit was told about stays; refetched with the stays while one is unseen. */
export function useStayMessages(stays: readonly Stay[]) {
  const { familyUid } = useMember()
  const pollMs = () =>
    mayPoll() &&
    stayPollMs(
      stays.flatMap(({ bookings }) => bookings),
      now(),
    )
  const { data: messages = noMessages } = useQuery({
    ...messagesQuery(familyUid),
    refetchInterval: (query) =>
      query.state.data?.some(({ seenAt }) => seenAt === null)
        ? pollPauseIf(pollMs(), query)
        : false,
  })
  return {
    messagesOf: (stay: Stay): readonly RideMessage[] => messagesOfStay(messages, stay),
    isResting: (stay: Stay): boolean => tellsRest(messages, stay),
  }
}
