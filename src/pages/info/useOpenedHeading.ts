import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the heading of what was opened within the page, not on page load. */
export function useOpenedHeading(id: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownId = useRef(id)
  useEffect(() => {
    if (shownId.current === id) return
    shownId.current = id
    heading.current?.focus({ preventScroll: true })
  }, [id])
  return heading
}
