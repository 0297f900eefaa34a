import type { ListHold } from './listHold'

/** While an order is held: what grows or shrinks above the pressed row is scrolled away, before it is painted. */
export function keepPlace(region: HTMLElement, hold: ListHold): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let anchor: { element: HTMLElement; top: number } | undefined
  const note = () => {
    const element = hold.isHeld() ? hold.last()?.element : undefined
    anchor = element && { element, top: element.getBoundingClientRect().top }
  }
  const keep = () => {
    if (!anchor?.element.isConnected || anchor.element !== hold.last()?.element) return note()
    const moved = anchor.element.getBoundingClientRect().top - anchor.top
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
  }
  window.addEventListener('scroll', note, { signal, passive: true })
  document.addEventListener('click', note, { signal })
  if (typeof ResizeObserver === 'undefined') return () => stop.abort()
  const observer = new ResizeObserver(keep)
  observer.observe(region)
  if (region.parentElement) observer.observe(region.parentElement)
  return () => {
    stop.abort()
    observer.disconnect()
  }
}
