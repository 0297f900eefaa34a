import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'

const HIGHLIGHT_MS = secondsToMilliseconds(2)

/** Where a map shall go and which label it shall highlight. */
export interface SpotFocus {
  /** The spot that was asked for last. A new object means: go there, even when it is the same spot as before. */
  request: { spotId: string } | undefined
  /** The spot whose label is highlighted now. */
  highlightedId: string | undefined
}

/** Lets a list beside a map show a spot on it: the map goes there and highlights its label for 2 s (specification 3, section 5). */
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
