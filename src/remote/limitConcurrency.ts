/**
 * Lets no more than `atOnce` of some work run together; whatever comes meanwhile waits its turn, first come, first served.
 * Returns what makes a function wait.
 */
export function limitConcurrency(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  /** Whoever has waited longest takes the place that has become free. */
  const leave = () => {
    const start = waiting.shift()
    if (start) start()
    else running -= 1
  }
  return <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      if (running >= atOnce) await new Promise<void>((start) => waiting.push(start))
      else running += 1
      try {
        return await work(...given)
      } finally {
        leave()
      }
    }
}
