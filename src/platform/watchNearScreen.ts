/**
 * Three quarters of a screen above and half of one below. Every frame of a scroll goes through all that is drawn; what is
 * drawn for the first time above the screen while it is seen moves the rest, below it does not.
 */
const NEAR = '75% 0px 50%'

/** Tells of an element whenever it comes near the screen or goes away from it, until what it returns is called. */
export type Watch = (
  element: Element,
  tell: (entry: IntersectionObserverEntry) => void,
) => () => void

/** One observer for any number of elements; undefined in a browser that has none. */
export function watchNearScreen(): Watch | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined
  const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry)
    },
    { rootMargin: NEAR },
  )
  return (element, tell) => {
    listeners.set(element, tell)
    observer.observe(element)
    return () => observer.unobserve(element)
  }
}
