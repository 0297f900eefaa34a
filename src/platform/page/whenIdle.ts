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
