import type { ReactNode } from 'react'
import styles from './Tag.module.css'

export type TagTone = 'orange' | 'red' | 'green' | 'blue' | 'plain' | 'solid-blue' | 'solid-green'

interface Props {
  /** orange 인기, red 마감 임박, green 무료, blue information, plain other; solid: moving now */
  tone?: TagTone
  children: ReactNode
}

export function Tag({ tone = 'orange', children }: Props) {
  return (
    <span
      className={`${styles.tag} on-tonal inline-flex gap-1 text-14 bold middle icons-16`}
      data-tone={tone}
    >
      {children}
    </span>
  )
}
