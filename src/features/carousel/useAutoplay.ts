import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { useReducedMotion } from '@/platform/page/useMediaQuery'
import { useTabHidden } from '@/platform/page/useTabHidden'

interface AutoplayOptions {
  intervalMs: number
  advance: () => void
  /** False holds it, for instance while the carousel is scrolled out of sight. */
  isAllowed?: boolean
}

/** What a carousel needs to play by itself and to be stopped. */
export interface Autoplay {
  /** Does the parent want it to play? A pause under the pointer changes nothing here. */
  isOn: boolean
  toggle: () => void
  /** For the carousel's outermost element: it waits under the pointer and while the keyboard is inside. */
  pauseHandlers: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/**
 * Calls `advance` every `intervalMs`. Waits under the pointer, while the keyboard is inside and while the tab is hidden; under
 * reduced motion it begins stopped. Pressing start plays at once, although pointer or keyboard still rest on that button.
 */
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
