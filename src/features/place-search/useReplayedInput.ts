import { type RefObject, useEffect, useEffectEvent } from 'react'
import { nextFrame } from '@/platform/page/nextFrame'
import type { InputBeforeLoad } from './placeFieldProps'

/** The list selects its first option while typing; text typed before needs a key for that. */
const keysFor = ({ typed, keys }: InputBeforeLoad): readonly string[] =>
  typed && keys[0] === 'Enter' ? ['ArrowDown', ...keys] : keys

/** Restores the focus and replays recorded keys, one per frame. */
export function useReplayedInput(
  input: RefObject<HTMLInputElement | null>,
  inputBeforeLoad: InputBeforeLoad | undefined,
): void {
  const takeUp = useEffectEvent(async () => {
    const element = input.current
    if (!element || !inputBeforeLoad) return
    element.focus()
    if (inputBeforeLoad.typed !== undefined)
      element.setSelectionRange(inputBeforeLoad.typed.length, inputBeforeLoad.typed.length)
    for (const key of keysFor(inputBeforeLoad)) {
      await nextFrame()
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
  })
  useEffect(() => {
    void takeUp()
  }, [])
}
