import type { ReactNode } from 'react'
import styles from './Container.module.css'

interface Props {
  /** 1200 px as the header, instead of the page's 1120 px. */
  isWide?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Content at its reading width, with the page's gutter at both sides. */
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
