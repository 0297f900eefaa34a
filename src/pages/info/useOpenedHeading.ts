import { type RefObject, useEffect, useRef } from 'react'

/** Brings the parent to the heading of what was opened on the same page, but not when the page itself opens with it. */
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
