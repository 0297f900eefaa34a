import { type RefObject, useEffect, useState } from 'react'

/** Undefined until known, and without IntersectionObserver; `margin` is its `rootMargin`. */
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
