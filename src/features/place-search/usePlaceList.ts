import { useRef, useState } from 'react'
import type { InputBeforeLoad } from './placeFieldProps'

type PlaceCombobox = typeof import('./PlaceCombobox')['PlaceCombobox']

interface RecordedInput {
  typed?: string
  isOpen?: boolean
  key?: string
}

/** Loads the list on focus and records input until then. */
export function usePlaceList() {
  const [Combobox, setCombobox] = useState<PlaceCombobox>()
  const [inputBeforeLoad, setInputBeforeLoad] = useState<InputBeforeLoad>()
  const [hasFailed, setHasFailed] = useState(false)
  // Replacing the input during composition would break the syllable.
  const isComposing = useRef(false)
  const waiting = useRef<PlaceCombobox>(undefined)
  const isLoading = useRef(false)

  const takeOver = () => {
    const ready = waiting.current
    if (ready && !isComposing.current) setCombobox(() => ready)
  }

  const load = () => {
    if (isLoading.current) return
    isLoading.current = true
    setHasFailed(false)
    import('./PlaceCombobox').then(
      (module) => {
        waiting.current = module.PlaceCombobox
        takeOver()
      },
      () => {
        isLoading.current = false
        setHasFailed(true)
        console.warn('장소 목록을 불러오지 못했습니다.')
      },
    )
  }

  const begin = ({ typed, isOpen = false, key }: RecordedInput) => {
    setInputBeforeLoad((before) => ({
      typed: typed ?? before?.typed,
      isOpen: isOpen || (before?.isOpen ?? false),
      keys: key === undefined ? (before?.keys ?? []) : [...(before?.keys ?? []), key],
    }))
    load()
  }

  const compose = (isBegun: boolean) => {
    isComposing.current = isBegun
    takeOver()
  }

  return {
    Combobox,
    inputBeforeLoad,
    hasFailed,
    load,
    begin,
    compose,
    reset: () => setInputBeforeLoad(undefined),
  }
}
