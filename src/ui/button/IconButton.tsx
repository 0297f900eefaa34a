import type { ButtonHTMLAttributes } from 'react'
import styles from './IconButton.module.css'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'aria-label'> & {
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
