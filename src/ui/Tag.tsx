import type { ReactNode } from 'react'
import styles from './Tag.module.css'

interface Props {
  /** orange 인기, red 마감 임박, green 무료, blue information, plain the rest */
  tone?: 'orange' | 'red' | 'green' | 'blue' | 'plain'
  children: ReactNode
}

/** A short label on a card. */
export function Tag({ tone = 'orange', children }: Props) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
