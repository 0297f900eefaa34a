/** Resolves when a classic script has run, even if it threw; rejects when it cannot be loaded. Removes its element. */
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
