import { type RefObject, useEffect } from 'react'

/** Brings an element into view once, when the page opens with it; a position that was restored is left alone. */
export function useScrollIntoView(ref: RefObject<Element | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || window.scrollY > 0) return
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [ref, isWanted])
}
