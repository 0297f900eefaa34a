import type { ReactNode } from 'react'
import styles from './Container.module.css'

interface Props {
  /** 1200 px like the header instead of 1120 px. */
  isWide?: boolean
  className?: string | undefined
  children: ReactNode
}

export function Container({ isWide = false, className, children }: Props) {
  return (
    <div
      className={[styles.container, className].filter(Boolean).join(' ')}
      data-wide={isWide || undefined}
    >
      {children}
    </div>
  )
}
