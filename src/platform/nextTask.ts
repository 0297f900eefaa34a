/** Resolves in a task of its own: whatever waits, a tap first of all, has its turn before. No timer, which a hidden tab holds back. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
