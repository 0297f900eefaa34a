import { useEffect, useState } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { rememberableRide } from '@/features/rides/rideQueries'
import { now } from '@/platform/clock'
import { fingerprint } from '@/platform/fingerprint'
import { dropMarkupUnless } from '@/platform/rememberedMarkup'
import type { RemoteRead } from '@/remote/useRemoteRead'

/** By then the page that has just come up rests. */
const RESTED_MS = 1000

/** What may be remembered of 「오늘」, and what recognises it. */
export interface RememberedToday {
  /** The answer that it comes from. */
  answer: readonly Ride[]
  rides: readonly Ride[]
  about: string
  /** When that was known to be so. */
  at: Date
}

/**
 * What the device is to draw 「오늘」 from next time, once an answer has stood for a while: none of it may never be remembered.
 * What it would have drawn until now is forgotten as soon as an answer tells otherwise.
 */
export function useRememberedToday(read: RemoteRead<Ride[]>): RememberedToday | undefined {
  const [remembered, setRemembered] = useState<RememberedToday>()
  const answer = read.status === 'loaded' && !read.stale ? read.data : undefined
  const isNew = answer !== remembered?.answer
  useEffect(() => {
    if (!answer || !isNew) return
    const rides = answer.map(rememberableRide)
    const about = fingerprint(JSON.stringify(rides))
    dropMarkupUnless(about)
    const timer = setTimeout(() => setRemembered({ answer, rides, about, at: now() }), RESTED_MS)
    return () => clearTimeout(timer)
  }, [answer, isNew])
  return remembered
}
