/** One screen above and one below. */
const NEAR = '100% 0px'

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
