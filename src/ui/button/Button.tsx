import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import type { ButtonLook } from './buttonLook'

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Ignores presses while waiting for the result; keeps width and focus. */
    isBusy?: boolean
    /** The second press of a double click is ignored: it may hit a button that has only just come under the pointer. */
    isSinglePress?: boolean
  }

export function Button({
  tone = 'line',
  size,
  isBlock,
  isBusy = false,
  isSinglePress = false,
  className,
  type = 'button',
  children,
  onClick,
  ...button
}: Props) {
  return (
    <button
      {...button}
      {...(isBusy && { 'aria-disabled': true })}
      onClick={(event) => {
        if (isBusy || (isSinglePress && event.detail > 1)) event.preventDefault()
        else onClick?.(event)
      }}
      type={type}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-tone={tone}
      data-size={size}
      data-block={isBlock || undefined}
      data-busy={isBusy || undefined}
    >
      {children}
    </button>
  )
}
