import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Focuses the page's heading after a client navigation to another path, as a page load would for screen readers. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
