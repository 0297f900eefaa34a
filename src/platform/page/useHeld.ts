import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

export interface Holds<Box> {
  ref: RefObject<Box | null>
  onPointerEnter: () => void
  onPointerLeave: () => void
  onBlur: (event: FocusEvent) => void
}

/** For what a box offers at a time: the value stays as it was while the focus or the pointer is in the box, so that no clock takes anything away from under them (specification 8, section 0). The value is a primitive. */
export function useHeld<Value extends string | number | undefined, Box extends HTMLElement>(
  current: Value,
): { shown: Value; holds: Holds<Box> } {
  const [shown, setShown] = useState(current)
  const box = useRef<Box>(null)
  const hasPointer = useRef(false)
  const showIfFree = useEffectEvent(() => {
    // Nothing is left that the pointer could leave.
    if (!box.current) hasPointer.current = false
    if (!hasPointer.current && !box.current?.contains(document.activeElement)) setShown(current)
  })
  useEffect(() => {
    if (current !== shown) showIfFree()
  }, [current, shown])
  return {
    shown,
    holds: {
      ref: box,
      onPointerEnter: () => {
        hasPointer.current = true
      },
      onPointerLeave: () => {
        hasPointer.current = false
        if (!box.current?.contains(document.activeElement)) setShown(current)
      },
      onBlur: ({ relatedTarget }) => {
        // The window that loses the focus gives it back to the same element.
        const isKept = relatedTarget instanceof Node && box.current?.contains(relatedTarget)
        if (document.hasFocus() && !isKept && !hasPointer.current) setShown(current)
      },
    },
  }
}
