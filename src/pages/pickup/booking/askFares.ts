import type { QueryClient } from '@tanstack/react-query'
import type { RemoteFailure } from '@/domain/remoteFailure'
import type { Fares } from '@/domain/rides/fare'
import { fareOfRide } from '@/domain/rides/reservation'
import type { ReservationCart } from '@/domain/rides/reservationCart'
import { faresChanged, pricesUnread, readFaresNow, shownFares } from '@/remote/publicSettings'

type FaresAnswer = { ok: true; fares: Fares } | { ok: false; failure: RemoteFailure }

const differ = (lines: ReservationCart, a: Fares, b: Fares): boolean =>
  lines.some((line) => fareOfRide(line, a).total !== fareOfRide(line, b).total)

/** The fares read anew before lines are booked; a refusal where they are unread, or not those that the page showed. */
export async function askFares(client: QueryClient, lines: ReservationCart): Promise<FaresAnswer> {
  const shown = shownFares(client)
  try {
    const fares = await readFaresNow(client)
    return differ(lines, shown, fares) ? { ok: false, failure: faresChanged } : { ok: true, fares }
  } catch {
    return { ok: false, failure: pricesUnread }
  }
}
