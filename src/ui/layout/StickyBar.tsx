import type { ReactNode } from 'react'
import styles from './StickyBar.module.css'

interface Props {
  /** Makes the bar a named region. */
  label?: string
  /** A line over the action: the bar grows upwards by it, and the page under it stays where it is. */
  note?: ReactNode
  /** A line under the action. */
  footnote?: ReactNode
  children: ReactNode
}

/** The main action under the thumb: sticks to the bottom of the content it belongs to and never covers the footer. */
export function StickyBar({ label, note, footnote, children }: Props) {
  return (
    <section className={styles.bar} aria-label={label}>
      {note}
      <div className={styles.content}>{children}</div>
      {footnote}
    </section>
  )
}
