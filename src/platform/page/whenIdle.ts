/**
 * Runs `task` once the page has been quiet for a while, and at the latest soon after.
 * @param quietMs time in which nothing is even looked at
 * @returns what calls it off
 */
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
