import { useEffect, useRef } from 'react'

/** A disabled button loses the focus. Gives it back once the button works again, unless the parent has moved on. */
export function useReturningFocus(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      button.current?.focus()
    }
    wasBusy.current = isBusy
  }, [isBusy])
  return button
}
