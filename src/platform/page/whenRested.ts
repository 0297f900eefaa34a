import { whenIdle } from './whenIdle'

/** Runs `task` once the page has loaded, with its pictures, and has been quiet for a while after. @returns what calls it off */
export function whenRested(task: () => void, quietMs: number): () => void {
  let callOff = () => {}
  const wait = () => {
    callOff = whenIdle(task, quietMs)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    callOff()
  }
}
