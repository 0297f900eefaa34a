import { type RefObject, useEffect, useEffectEvent } from 'react'
import { nextFrame } from '@/platform/page/nextFrame'
import type { BegunSearch } from './placeFieldProps'

/** A list that hears the text marks its first place, which Enter takes; this list came after the text, and marks it by a key. */
const keysFor = ({ typed, keys }: BegunSearch): readonly string[] =>
  typed && keys[0] === 'Enter' ? ['ArrowDown', ...keys] : keys

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
    for (const key of keysFor(begun)) {
      await nextFrame()
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
  })
  useEffect(() => {
    void takeUp()
  }, [])
}
