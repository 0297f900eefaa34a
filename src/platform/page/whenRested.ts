import { whenIdle } from './whenIdle'

/** Runs `task` after `load` and a quiet time; the result cancels it. */
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
