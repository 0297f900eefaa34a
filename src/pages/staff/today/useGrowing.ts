import { useEffect, useState } from 'react'

/** Rows that come together: about a screen, and as much work as a slow tablet does without being felt. */
const AT_ONCE = 8

/**
 * How many of `total` rows are there so far. The first ones come at once, the others a few at a time, so that a list of
 * hundreds never keeps a tap waiting. Another `list` begins anew. Not a transition of React's: while answers keep coming in,
 * those are put off for seconds.
 */
export function useGrowing(list: string, total: number): number {
  const [grown, setGrown] = useState({ list, count: AT_ONCE })
  const count = grown.list === list ? grown.count : AT_ONCE
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => setGrown({ list, count: count + AT_ONCE }))
    return () => clearTimeout(timer)
  }, [list, count, total])
  return count
}
