import { type KeyboardEvent, type RefObject, useRef } from 'react'

const isEnter = ({ key, code }: KeyboardEvent): boolean =>
  key === 'Enter' || code === 'Enter' || code === 'NumpadEnter'

/**
 * Choosing while a Korean syllable is being composed: the input method would put it behind the chosen name. Losing the
 * focus ends a composition. Enter chooses when it is released, after the input method has had it.
 */
export function useComposition(input: RefObject<HTMLInputElement | null>) {
  const isComposing = useRef(false)
  const isEnterHeld = useRef(false)

  const finish = () => {
    if (!isComposing.current) return
    input.current?.blur()
    input.current?.focus()
  }

  const listeners = (onEnter: () => void) => ({
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: () => {
      isComposing.current = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Safari ends the composition before the key that ended it.
      const isOfComposition = isComposing.current || event.keyCode === 229
      if (!isOfComposition || !isEnter(event)) return
      isEnterHeld.current = true
      event.preventDefault()
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isEnterHeld.current || !isEnter(event)) return
      isEnterHeld.current = false
      finish()
      onEnter()
    },
  })

  return { finish, listeners }
}
