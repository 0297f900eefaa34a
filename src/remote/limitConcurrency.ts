/** Returns a wrapper that runs at most `atOnce` calls together; others wait in order. */
export function limitConcurrency(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
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
