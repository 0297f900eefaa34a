import { useEffect, useEffectEvent } from 'react'

/** While it is on, the left and right arrow keys move one step back and one step on. */
export function useArrowKeys(isOn: boolean, onMove: (step: -1 | 1) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') onMove(-1)
    if (event.key === 'ArrowRight') onMove(1)
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}
