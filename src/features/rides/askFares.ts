import type { QueryClient } from '@tanstack/react-query'
import type { BranchContact } from '@/domain/places/branch'
import type { RemoteFailure } from '@/domain/remoteFailure'
import type { Fares } from '@/domain/rides/fares/fare'
import { fareOfRide } from '@/domain/rides/reservations/reservation'
import type { ReservationCart } from '@/domain/rides/reservations/reservationCart'
import { rideRestSentence } from '@/domain/rides/reservations/rideRest'
import {
  faresChanged,
  pricesUnread,
  readClosuresNow,
  readFaresNow,
  shownFares,
} from '@/remote/publicSettings'

type FaresAnswer = { ok: true; fares: Fares } | { ok: false; failure: RemoteFailure }

const differ = (lines: ReservationCart, a: Fares, b: Fares): boolean =>
  lines.some((line) => fareOfRide(line, a).total !== fareOfRide(line, b).total)

/** Fares and closed days read anew before lines are booked; a refusal where they are unread, other fares than the page showed, or a branch that rests. */
export async function askFares(
  client: QueryClient,
  lines: ReservationCart,
  branches: readonly BranchContact[],
): Promise<FaresAnswer> {
  const shown = shownFares(client)
  try {
    const [fares, closures] = await Promise.all([readFaresNow(client), readClosuresNow(client)])
    const [rest] = lines.flatMap(
      (line) => rideRestSentence(line, line.date, closures, branches) ?? [],
    )
    if (rest !== undefined) return { ok: false, failure: { message: rest, remedy: 'none' } }
    return differ(lines, shown, fares) ? { ok: false, failure: faresChanged } : { ok: true, fares }
  } catch {
    return { ok: false, failure: pricesUnread }
  }
}
