import { type RefObject, useEffect, useEffectEvent } from 'react'
import { nextFrame } from '@/platform/page/nextFrame'
import type { BegunSearch } from './placeFieldProps'

/** The list selects its first option while typing; text typed before needs a key for that. */
const keysFor = ({ typed, keys }: BegunSearch): readonly string[] =>
  typed && keys[0] === 'Enter' ? ['ArrowDown', ...keys] : keys

/** Restores the focus and replays recorded keys, one per frame. */
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
