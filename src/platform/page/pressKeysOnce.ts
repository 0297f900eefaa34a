/** Keys that press buttons and links, send forms and close dialogs. */
const PRESSING = ['Enter', ' ', 'Escape']

/** Enter would press again with each repeat; in a text of several lines it is a letter like others, as is the space everywhere. */
const isTyped = (key: string, target: EventTarget | null): boolean =>
  key === ' ' || (key === 'Enter' && target instanceof HTMLTextAreaElement)

/** Lets a key that is held press once, and nothing in a place to which the focus moved meanwhile (specification 8, section 0). */
export function pressKeysOnce(): () => void {
  /** Where each key that is down began. */
  const began = new Map<string, EventTarget | null>()
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true }

  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onDown = (event: KeyboardEvent) => {
    const { key, target, repeat } = event
    if (!PRESSING.includes(key)) return
    if (!repeat) began.set(key, target)
    else if (began.get(key) !== target || !isTyped(key, target)) swallow(event)
  }
  const onUp = (event: KeyboardEvent) => {
    const { key, target } = event
    // Of a key whose beginning another window saw, nothing was pressed here.
    if (began.has(key) && began.get(key) !== target) swallow(event)
    began.delete(key)
  }
  // Before any other listener of the page.
  window.addEventListener('keydown', onDown, options)
  window.addEventListener('keyup', onUp, options)
  return () => stop.abort()
}
