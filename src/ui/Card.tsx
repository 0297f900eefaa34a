import type { ReactNode } from 'react'
import styles from './Card.module.css'

interface Props {
  as?: 'div' | 'article' | 'section' | 'li'
  className?: string | undefined
  children: ReactNode
}

/** A white, rounded sheet that floats over the page. */
export function Card({ as: Element = 'div', className, children }: Props) {
  return (
    <Element className={[styles.card, className].filter(Boolean).join(' ')}>{children}</Element>
  )
}
