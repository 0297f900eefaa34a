import type { ReactNode } from 'react'
import styles from './StickyBar.module.css'

interface Props {
  /** Makes the bar a named region. */
  label?: string
  children: ReactNode
}

/** The main action under the thumb: sticks to the bottom of the content it belongs to and never covers the footer. */
export function StickyBar({ label, children }: Props) {
  return (
    <section className={styles.bar} aria-label={label}>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
