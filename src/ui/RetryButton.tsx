import type { RefObject } from 'react'
import { Button } from './Button'

interface Props {
  onRetry: () => void
  /** Takes the focus, because the button goes away. */
  focusNext: RefObject<HTMLElement | null>
}

export function RetryButton({ onRetry, focusNext }: Props) {
  return (
    <Button
      onClick={() => {
        focusNext.current?.focus({ preventScroll: true })
        onRetry()
      }}
    >
      다시 시도
    </Button>
  )
}
