import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'

/** So long before its turn the next slide's picture is asked for, at the latest. */
const AHEAD_MS = secondsToMilliseconds(2)

const adding =
  (...indexes: number[]) =>
  (before: ReadonlySet<number>): ReadonlySet<number> =>
    indexes.every((index) => before.has(index)) ? before : new Set([...before, ...indexes])

interface LoadedSlides {
  loadedSlides: ReadonlySet<number>
  /** A parent reaches for the slides: both neighbours may be next. */
  preloadNeighbours: () => void
}

/**
 * Which slides have their pictures: those that were shown, and the next one in time for its turn. A parent who leaves with
 * the first slide has not paid for the others.
 */
export function useLoadedSlides(
  shownIndex: number,
  count: number,
  msToNext: number | undefined,
): LoadedSlides {
  const [loadedSlides, setLoadedSlides] = useState<ReadonlySet<number>>(new Set([0]))
  const next = (shownIndex + 1) % count

  useEffect(() => {
    setLoadedSlides(adding(shownIndex))
    if (msToNext === undefined) return
    const timer = setTimeout(() => setLoadedSlides(adding(next)), Math.max(0, msToNext - AHEAD_MS))
    return () => clearTimeout(timer)
  }, [shownIndex, next, msToNext])

  return {
    loadedSlides,
    preloadNeighbours: () => setLoadedSlides(adding(next, (shownIndex + count - 1) % count)),
  }
}
