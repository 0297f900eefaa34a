import { type RefObject, useEffect, useState } from 'react'

/** `shown` from the start, `waiting` below the fold, `revealed` once it came into view. */
export type Reveal = 'shown' | 'waiting' | 'revealed'

const canObserve = () => typeof IntersectionObserver !== 'undefined'

/**
 * Lets an element fade in when it is scrolled into view. It is visible first and hidden only when a script has seen that it
 * stands below the window, so nothing is ever lost without script or where visibility cannot be observed.
 */
export function useFadeIn(ref: RefObject<Element | null>): Reveal {
  const [reveal, setReveal] = useState<Reveal>('shown')
  useEffect(() => {
    const element = ref.current
    if (!element || !canObserve()) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        if (entry.isIntersecting) {
          setReveal((before) => (before === 'waiting' ? 'revealed' : before))
          observer.disconnect()
        } else if (entry.boundingClientRect.top > 0) {
          setReveal('waiting')
        }
      },
      { threshold: 0.15 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return reveal
}
