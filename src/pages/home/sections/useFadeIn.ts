import { type RefObject, useEffect, useState } from 'react'

/** `shown` initially, `waiting` below the window, `revealed` once in view. */
export type Reveal = 'shown' | 'waiting' | 'revealed'

const canObserve = () => typeof IntersectionObserver !== 'undefined'

/** Fades an element in when scrolled into view; hidden only by script below the window, so it is never lost without script. */
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
