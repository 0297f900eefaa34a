import { useEffect, useState } from 'react'

/** So long before its turn the next slide's picture is asked for, at the latest. */
const AHEAD_MS = 2000

interface WantedPictures {
  wanted: ReadonlySet<number>
  /** A parent reaches for the slides: both neighbours may be next. */
  reachOut: () => void
}

/**
 * Which slides have their pictures: those that were shown, and the next one in time for its turn. A parent who leaves with
 * the first slide has not paid for the others.
 */
export function useWantedPictures(
  shownIndex: number,
  count: number,
  msToNext: number | undefined,
): WantedPictures {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]))
  const want = (...indexes: number[]) => setWanted((before) => new Set([...before, ...indexes]))
  const next = (shownIndex + 1) % count

  useEffect(() => {
    setWanted((before) => new Set([...before, shownIndex]))
    if (msToNext === undefined) return
    const timer = setTimeout(
      () => setWanted((before) => new Set([...before, next])),
      Math.max(0, msToNext - AHEAD_MS),
    )
    return () => clearTimeout(timer)
  }, [shownIndex, next, msToNext])

  return { wanted, reachOut: () => want(next, (shownIndex + count - 1) % count) }
}
