import type { RefObject } from 'react'
import { Button } from './Button'

interface Props {
  onRetry: () => void
  focusNext?: RefObject<HTMLElement | null> | undefined
}

/** The last button next to the message: the one whose press failed. */
function buttonBeside(retry: HTMLElement): HTMLElement | undefined {
  const message = retry.closest('[role="alert"]')
  const buttons = [...(message?.parentElement?.querySelectorAll('button') ?? [])]
  return buttons.filter((button) => !message?.contains(button)).at(-1)
}

export function RetryButton({ onRetry, focusNext }: Props) {
  return (
    <Button
      onClick={({ currentTarget }) => {
        const next = focusNext ? focusNext.current : buttonBeside(currentTarget)
        next?.focus({ preventScroll: true })
        onRetry()
      }}
    >
      다시 시도
    </Button>
  )
}
