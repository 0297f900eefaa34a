import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'

const HIGHLIGHT_MS = secondsToMilliseconds(2)

export interface SpotFocus {
  /** The spot to pan to; a new object pans again, even to the same spot. */
  request: { spotId: string } | undefined
  highlightedId: string | undefined
}

/** Lets a list pan the map to a spot and highlight it for 2 s (specification 3, section 5). */
export function useSpotFocus(): SpotFocus & { show: (spotId: string) => void } {
  const [request, setRequest] = useState<SpotFocus['request']>()
  const [finished, setFinished] = useState<SpotFocus['request']>()

  useEffect(() => {
    if (!request) return
    const timer = setTimeout(() => setFinished(request), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [request])

  return {
    request,
    highlightedId: request === finished ? undefined : request?.spotId,
    show: (spotId) => setRequest({ spotId }),
  }
}
