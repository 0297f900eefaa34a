import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'
import { useHasBeenNear } from '@/platform/page/useHasBeenNear'
import { whenRested } from '@/platform/page/whenRested'

/** Less than the distance from a phone's first screen to the booking. */
const PRELOAD_MARGIN = '200px 0px'
/** By then a phone has loaded pictures and text. */
const QUIET_MS = secondsToMilliseconds(2)

/** True when the element comes near the screen, or when the page is at rest: on phones the large picture loads first. */
export function useNearOrRested<Kind extends Element>() {
  const { element, isReached } = useHasBeenNear<Kind>(PRELOAD_MARGIN)
  const [hasRested, setHasRested] = useState(false)
  useEffect(() => whenRested(() => setHasRested(true), QUIET_MS), [])
  return { element, isWanted: isReached || hasRested }
}
