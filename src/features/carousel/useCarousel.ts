import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useSyncExternalStore } from 'react'
import { useReducedMotion } from '@/platform/page/useMediaQuery'

/** A row of slides in a loop that can be dragged, stepped and played. */
export interface Carousel {
  /** For the element that cuts the row off; its only child is the row. */
  viewportRef: (element: HTMLElement | null) => void
  /** Position of the shown slide (the first of them where several are), from 0. */
  shownIndex: number
  showNext: () => void
  showPrevious: () => void
}

const noRow = () => {}

/**
 * Changes are instant for a parent who asked the system for less motion.
 * @param isAwake false leaves the row as it stands, until it is worth measuring it
 */
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
