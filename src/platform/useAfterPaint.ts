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

/** False until what is shown first has been painted. What a tap opens answers with its first screen; the rest of it comes after. */
export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterPaint(() => setIsPainted(true)), [])
  return isPainted
}
