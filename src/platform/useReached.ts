import { useEffect, useRef, useState } from 'react'

/** Two screens of a tablet ahead. */
const AHEAD = '2400px 0px'

/**
 * Has an element come near the screen yet? What it needs is asked for then, so that a list of hundreds asks for a dozen.
 * @param isReachedAtOnce for what is certainly near: the head of a list
 * @param ahead how far from the screen is near, as an observer's `rootMargin`
 */
export function useReached<Kind extends Element>(isReachedAtOnce: boolean, ahead = AHEAD) {
  const element = useRef<Kind>(null)
  const [isReached, setIsReached] = useState(
    isReachedAtOnce || typeof IntersectionObserver === 'undefined',
  )
  useEffect(() => {
    if (isReached || !element.current) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setIsReached(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isReached, ahead])
  return { element, isReached }
}
