import { type RefObject, useEffect } from 'react'

/** Centres the current item by scrolling the strip sideways only. */
export function useScrolledIntoStrip(strip: RefObject<HTMLElement | null>, current: string): void {
  useEffect(() => {
    const list = strip.current
    const item = list?.querySelector<HTMLElement>(`[data-item="${current}"]`)
    if (!list || !item) return
    const left = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
    list.scrollTo({ left, behavior: 'smooth' })
  }, [strip, current])
}
