import type { ComponentProps, MouseEvent } from 'react'
import { Outline } from '../Outline'
import styles from './Button.module.css'
import type { ButtonLook } from './buttonLook'

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Ignores presses while waiting for the result; keeps width and focus. */
    isBusy?: boolean
  }

const takeNoPress = (event: MouseEvent) => event.preventDefault()

export function Button({
  tone = 'line',
  size,
  isBlock,
  isBusy = false,
  className,
  type = 'button',
  children,
  ...button
}: Props) {
  return (
    <button
      {...button}
      {...(isBusy && { 'aria-disabled': true, onClick: takeNoPress })}
      type={type}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-tone={tone}
      data-size={size}
      data-block={isBlock || undefined}
      data-busy={isBusy || undefined}
    >
      {children}
      {isBusy && <Outline name="loader" className={styles.spinner} />}
    </button>
  )
}
