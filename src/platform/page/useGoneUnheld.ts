import { useEffect, useEffectEvent, useState } from 'react'
import { type Holds, useHeld } from './useHeld'

interface Passing {
  /** What is shown now; undefined while nothing is to go. */
  shown: unknown
  /** How long it stands at least, in ms. */
  forMs: number
  onGo: () => void
}

/** For what a timer takes away: it stays until neither the focus nor the pointer is in it (specification 8, section 0). */
export function useGoneUnheld<Box extends HTMLElement>({
  shown,
  forMs,
  onGo,
}: Passing): Holds<Box> {
  const [isOver, setOver] = useState(false)
  const { shown: state, holds } = useHeld<'stays' | 'goes', Box>(isOver ? 'goes' : 'stays')
  const go = useEffectEvent(onGo)
  useEffect(() => {
    if (shown === undefined) return
    const timer = setTimeout(() => setOver(true), forMs)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [shown, forMs])
  useEffect(() => {
    if (state === 'goes') go()
  }, [state])
  return holds
}
