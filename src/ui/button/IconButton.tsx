import type { ButtonHTMLAttributes } from 'react'
import styles from './IconButton.module.css'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'aria-label'> & {
  /** What it does, for whoever cannot see the icon. */
  label: string
}

/** A round button that is an icon and nothing else, large enough for a finger. */
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
