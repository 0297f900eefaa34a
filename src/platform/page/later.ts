export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => resolve()))

/** Runs `task` when the page is idle, or soon after at the latest, but not within `quietMs`; the result cancels it. */
export function whenIdle(task: () => void, quietMs: number): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(task, { timeout: 2000 })
    else task()
  }, quietMs)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}

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
