import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'

/** A slide's picture loads this long before its turn. */
const AHEAD_MS = secondsToMilliseconds(2)

const adding =
  (...indexes: number[]) =>
  (before: ReadonlySet<number>): ReadonlySet<number> =>
    indexes.every((index) => before.has(index)) ? before : new Set([...before, ...indexes])

interface LoadedSlides {
  loadedSlides: ReadonlySet<number>
  /** For a parent who starts to swipe. */
  preloadNeighbours: () => void
}

/** Slides with a picture: those shown, and the next one shortly before its turn, so that a short visit loads only the first. */
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
