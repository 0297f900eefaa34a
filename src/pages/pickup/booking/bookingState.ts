import type { RemoteFailure } from '@/domain/remoteFailure'
import type { Fares } from '@/domain/rides/fare'
import type { Ride } from '@/domain/rides/ride'
import type { ChildChoice } from '@/features/account/useChildren'
import type { LineSource } from './lineSource'

/** What is read before lines become rides. */
export interface BookingContext {
  phone: string
  childList: readonly ChildChoice[]
  rides: readonly Ride[]
  /** Read with the press. */
  fares: Fares
}

export type BookingState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'childless' }
  | { status: 'choosing'; names: readonly string[]; context: BookingContext; source: LineSource }
  /** `sent` lines are booked, `left` ones are still where they were. */
  | { status: 'failed'; failure: RemoteFailure; sent: number; left: number }
