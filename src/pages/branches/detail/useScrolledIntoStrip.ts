import { type RefObject, useEffect } from 'react'

/** Scrolls a sideways strip, and nothing else, so that its current item is in the middle. */
export function useScrolledIntoStrip(strip: RefObject<HTMLElement | null>, current: string): void {
  useEffect(() => {
    const list = strip.current
    const item = list?.querySelector<HTMLElement>(`[data-item="${current}"]`)
    if (!list || !item) return
    const left = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
    list.scrollTo({ left, behavior: 'smooth' })
  }, [strip, current])
}
