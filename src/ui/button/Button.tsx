import type { ComponentProps, MouseEvent } from 'react'
import { Outline } from '../Outline'
import styles from './Button.module.css'
import type { ButtonLook } from './buttonLook'

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Until it is known how the press went: it takes no further one, keeps its width and its place in the order of focus. */
    isBusy?: boolean
  }

const takeNoPress = (event: MouseEvent) => event.preventDefault()

/** A button. It submits nothing unless `type="submit"` says so. */
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
