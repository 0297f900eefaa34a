import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useSyncExternalStore } from 'react'
import { useReducedMotion } from '@/platform/page/useMediaQuery'

export interface Carousel {
  /** For the clipping element; its only child is the row. */
  viewportRef: (element: HTMLElement | null) => void
  shownIndex: number
  showNext: () => void
  showPrevious: () => void
}

const noRow = () => {}

/** Instant with reduced motion; `isAwake` false: not initialised until it is worth measuring. */
export function useCarousel(isAwake = true): Carousel {
  const isStill = useReducedMotion()
  const [viewportRef, row] = useEmblaCarousel({
    loop: true,
    align: 'start',
    duration: isStill ? 0 : 28,
  })

  const subscribe = useCallback(
    (onChange: () => void) => {
      row?.on('select', onChange).on('reInit', onChange)
      return () => {
        row?.off('select', onChange).off('reInit', onChange)
      }
    },
    [row],
  )
  const shownIndex = useSyncExternalStore(
    subscribe,
    () => row?.selectedScrollSnap() ?? 0,
    () => 0,
  )

  return {
    viewportRef: isAwake ? viewportRef : noRow,
    shownIndex,
    showNext: () => row?.scrollNext(isStill),
    showPrevious: () => row?.scrollPrev(isStill),
  }
}
