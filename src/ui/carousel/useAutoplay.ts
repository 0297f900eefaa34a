import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { useReducedMotion } from '@/platform/page/useMediaQuery'
import { useTabHidden } from '@/platform/page/useTabHidden'

interface AutoplayOptions {
  intervalMs: number
  advance: () => void
  /** False pauses, for example out of sight. */
  isAllowed?: boolean
}

export interface Autoplay {
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
