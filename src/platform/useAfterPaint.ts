import { useEffect, useState } from 'react'

/** Calls back once the page has been painted as it stands. @returns what calls it off */
export function afterPaint(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callBack)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * A value that follows once the page has been painted with the new one: what is quick to show answers a tap in the next frame,
 * what takes long comes after it. React's deferred values wait for seconds while answers keep coming in; this does not.
 */
export function useAfterPaint<T extends object>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    if (painted === value) return
    return afterPaint(() => setPainted(value))
  }, [painted, value])
  return painted
}

/** False until what is shown first has been painted. What a tap opens answers with its first screen; the rest of it comes after. */
export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterPaint(() => setIsPainted(true)), [])
  return isPainted
}
