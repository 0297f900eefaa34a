import { type RefObject, useEffect } from 'react'

/** Keeps the end of a sideways list in view when it has grown. */
export function useShowNewest(ref: RefObject<Element | null>, count: number): void {
  useEffect(() => {
    const list = ref.current
    if (list && count > 0) list.scrollLeft = list.scrollWidth
  }, [ref, count])
}
