import { type RefObject, useEffect, useState } from 'react'

/**
 * Is any part of the element within the window? Undefined until that is known, and for ever in a browser that cannot tell.
 */
export function useOnScreen(ref: RefObject<Element | null>): boolean | undefined {
  const [isOnScreen, setIsOnScreen] = useState<boolean>()
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      setIsOnScreen(entries.at(-1)?.isIntersecting)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isOnScreen
}
