import { startTransition, useEffect, useState } from 'react'

/** Rows that come at once: more than any screen shows. A further step is as much work as a slow tablet does between two frames. */
const AT_ONCE = 16

/**
 * How many of `total` rows are there so far. The first ones come at once, the others a few at a time, so that a list of
 * hundreds never keeps a tap waiting. Another `list` begins anew.
 */
export function useGrowing(list: string, total: number): number {
  const [grown, setGrown] = useState({ list, count: AT_ONCE })
  const count = grown.list === list ? grown.count : AT_ONCE
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() =>
      startTransition(() => setGrown({ list, count: count + AT_ONCE })),
    )
    return () => clearTimeout(timer)
  }, [list, count, total])
  return count
}
