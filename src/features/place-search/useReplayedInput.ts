import { type RefObject, useEffect, useEffectEvent } from 'react'
import { nextFrame } from '@/platform/nextFrame'
import type { BegunSearch } from './placeFieldProps'

/** Puts the focus where it was before the list came, and presses the keys that waited for it, a frame each. */
export function useReplayedInput(
  input: RefObject<HTMLInputElement | null>,
  begun: BegunSearch | undefined,
): void {
  const takeUp = useEffectEvent(async () => {
    const element = input.current
    if (!element || !begun) return
    element.focus()
    if (begun.typed !== undefined) element.setSelectionRange(begun.typed.length, begun.typed.length)
    for (const key of begun.keys) {
      await nextFrame()
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
  })
  useEffect(() => {
    void takeUp()
  }, [])
}
