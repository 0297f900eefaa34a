import { useEffect, useState } from 'react'

/**
 * A value that follows once the page has been painted with the new one: what is quick to show answers a tap in the next frame,
 * what takes long comes after it. React's deferred values wait for seconds while answers keep coming in; this does not.
 */
export function useAfterPaint<T extends object>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    if (painted === value) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [painted, value])
  return painted
}
