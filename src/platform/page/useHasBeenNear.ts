import { useEffect, useRef, useState } from 'react'

/** Has the element come near the screen once? `ahead` is an observer's `rootMargin`. */
export function useHasBeenNear<Kind extends Element>(ahead: string) {
  const element = useRef<Kind>(null)
  const [isReached, setIsReached] = useState(typeof IntersectionObserver === 'undefined')
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
