import { type RefObject, useEffect } from 'react'

/** Scrolls once on page load, unless a position was restored. */
export function useScrollIntoView(ref: RefObject<Element | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || window.scrollY > 0) return
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [ref, isWanted])
}
