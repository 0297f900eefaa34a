import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'
import { useReached } from '@/platform/page/useReached'
import { whenRested } from '@/platform/page/whenRested'

/** Less than lies between a phone's first screen and the booking. */
const NEAR = '200px 0px'
/** By then a phone shows the pictures and the words, which come first. */
const QUIET_MS = secondsToMilliseconds(2)

/**
 * Is what stands at an element wanted yet? Once it comes near the screen, and at the latest when the page has come to rest: on
 * a phone the large picture does not share its network with what is further down.
 */
export function useNearOrRested<Kind extends Element>() {
  const { element, isReached } = useReached<Kind>(NEAR)
  const [hasRested, setHasRested] = useState(false)
  useEffect(() => whenRested(() => setHasRested(true), QUIET_MS), [])
  return { element, isWanted: isReached || hasRested }
}
