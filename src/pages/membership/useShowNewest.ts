import { type RefObject, useEffect } from 'react'

/** Scrolls a horizontal list to its end when it grows. */
export function useShowNewest(ref: RefObject<Element | null>, count: number): void {
  useEffect(() => {
    const list = ref.current
    if (list && count > 0) list.scrollLeft = list.scrollWidth
  }, [ref, count])
}
