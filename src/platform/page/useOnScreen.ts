import { type RefObject, useEffect, useState } from 'react'

/**
 * Is any part of the element within the window? Undefined until that is known, and for ever in a browser that cannot tell.
 * @param margin how far around the window still counts, as an observer's `rootMargin`
 */
export function useOnScreen(ref: RefObject<Element | null>, margin = '0px'): boolean | undefined {
  const [isOnScreen, setIsOnScreen] = useState<boolean>()
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => setIsOnScreen(entries.at(-1)?.isIntersecting),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, margin])
  return isOnScreen
}
