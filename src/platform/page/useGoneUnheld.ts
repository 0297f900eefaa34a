import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface Passing {
  /** What is shown now; undefined while nothing is to go. */
  shown: unknown
  /** How long it stands at least, in ms. */
  forMs: number
  onGo: () => void
}

/** For what a timer takes away: it stays until neither the focus nor the pointer is in it (specification 8, section 0). */
export function useGoneUnheld<Box extends HTMLElement>(passing: Passing): RefObject<Box | null> {
  const { shown, forMs } = passing
  const box = useRef<Box>(null)
  const go = useEffectEvent(() => passing.onGo())
  useEffect(() => {
    if (shown === undefined) return
    const element = box.current
    const stop = new AbortController()
    const { signal } = stop
    let isDue = false
    let hasPointer = element?.matches(':hover') ?? false
    let hasFocus = element?.contains(document.activeElement) ?? false
    const goIfUnheld = () => {
      if (isDue && !hasPointer && !hasFocus) go()
    }
    element?.addEventListener('focusin', () => (hasFocus = true), { signal })
    element?.addEventListener('pointerenter', () => (hasPointer = true), { signal })
    element?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // The window that loses the focus gives it back to the same element.
        if (!document.hasFocus()) return
        hasFocus = relatedTarget instanceof Node && element.contains(relatedTarget)
        goIfUnheld()
      },
      { signal },
    )
    element?.addEventListener(
      'pointerleave',
      () => {
        hasPointer = false
        goIfUnheld()
      },
      { signal },
    )
    const timer = setTimeout(() => {
      isDue = true
      goIfUnheld()
    }, forMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [shown, forMs])
  return box
}
