import useEmblaCarousel from 'embla-carousel-react'
import {
  type FocusEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTabHidden } from '@/platform/page/hiddenPage'
import { useReducedMotion } from '@/platform/page/useMediaQuery'

interface Carousel {
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

interface AutoplayOptions {
  intervalMs: number
  advance: () => void
  /** False pauses, for example out of sight. */
  isAllowed?: boolean
}

interface Autoplay {
  /** Stays true while hovering pauses. */
  isOn: boolean
  toggle: () => void
  /** For the outermost element: pauses on hover and focus. */
  pauseHandlers: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/** Calls `advance` every `intervalMs`, not if hovered, focused or hidden; off with reduced motion. Start overrides hover. */
export function useAutoplay({ intervalMs, advance, isAllowed = true }: AutoplayOptions): Autoplay {
  const isStill = useReducedMotion()
  const isTabHidden = useTabHidden()
  const [wish, setWish] = useState<boolean>()
  const [isHovered, setIsHovered] = useState(false)
  const [hasKeyboard, setHasKeyboard] = useState(false)
  const isOn = wish ?? !isStill
  const isRunning = isOn && isAllowed && !isHovered && !hasKeyboard && !isTabHidden

  const onTick = useEffectEvent(advance)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => onTick(), intervalMs)
    return () => clearInterval(timer)
  }, [isRunning, intervalMs])

  return {
    isOn,
    toggle: () => {
      setWish(!isOn)
      setIsHovered(false)
      setHasKeyboard(false)
    },
    pauseHandlers: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: ({ target }) => setHasKeyboard(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHasKeyboard(false)
      },
    },
  }
}
