/**
 * Adds a classic script to the page and resolves when it has run, even if it threw: whoever asked looks whether it
 * brought what it should. Rejects when it cannot be fetched or is refused. Its element goes when it is of no more use.
 */
export function loadScript(src: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', () => resolve(), { once: true })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('script refused'))
    })
    signal.addEventListener('abort', () => script.remove(), { once: true })
    document.head.append(script)
  })
}
