import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ScrollPositions } from './scrollPositions'
import type { Visit } from './siteRouter'

/** The element that the address's fragment names. */
function namedElement(hash: string): Element | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** The browser goes back and forth before the page is there: scrolling is left to us, but for page loads. */
function useOwnScrolling(): void {
  useEffect(() => {
    const leave = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}

/**
 * Brings a page to where it was left, to the part that the address names, or to its top. The first page of a load may have been
 * scrolled before the script came: then it stays.
 */
export function useScrollPosition(visit: Visit, positions: ScrollPositions): void {
  const first = useRef(visit)
  useOwnScrolling()

  useLayoutEffect(() => {
    const { location, keepsScroll } = visit
    const isFirst = visit === first.current
    if (isFirst && window.scrollY > 0) return
    const left = positions.of(location)
    const named = namedElement(location.hash)
    if (left !== undefined) window.scrollTo(0, left)
    else if (named) named.scrollIntoView()
    else if (!isFirst && !keepsScroll) window.scrollTo(0, 0)
  }, [visit, positions])
}
