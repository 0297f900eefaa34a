import type { ComponentProps } from 'react'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'type' | 'aria-label'> & {
  label: string
}

export function IconButton({ label, className, ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      className={[styles.button, className].filter(Boolean).join(' ')}
    />
  )
}
