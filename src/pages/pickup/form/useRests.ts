import type { ReservationDraft } from '@/domain/rides/drafts/reservationDraft'
import { restOfRoute, rideRestSentence } from '@/domain/rides/reservations/rideRest'
import { useClosures } from '@/remote/publicSettings'
import { useBranchContacts } from '@/remote/useBranchContacts'

type Route = ReservationDraft['route']

/** When the branch of a route rests, as far as this page knows. */
export function useRests() {
  const closures = useClosures()
  const branches = useBranchContacts()
  return {
    /** `성수점은 12.24(목)에 쉬어요. (겨울 휴원)`, once the branch is known. */
    sentenceOf: (route: Route, day: string) => rideRestSentence(route, day, closures, branches),
    /** `휴무: 겨울 휴원`, or a holiday's name. */
    reasonOf: (route: Route, day: string) => restOfRoute(route, day, closures, branches),
  }
}
