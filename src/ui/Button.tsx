import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import type { ButtonLook } from './buttonLook'

type Props = ComponentProps<'button'> & ButtonLook

/** A button. It submits nothing unless `type="submit"` says so. */
export function Button({
  tone = 'line',
  size,
  isBlock,
  className,
  type = 'button',
  ...button
}: Props) {
  return (
    <button
      {...button}
      type={type}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-tone={tone}
      data-size={size}
      data-block={isBlock || undefined}
    />
  )
}
