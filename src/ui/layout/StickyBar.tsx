import type { ReactNode } from 'react'
import type { Elements } from '../elements'
import styles from './StickyBar.module.css'

interface Props {
  label?: string
  /** Above the action; the bar grows upwards. */
  note?: Elements
  footnote?: Elements
  /** Nothing is chosen yet: one line, with the footnote behind the bar. */
  isEmpty?: boolean
  children: ReactNode
}

/** Sticks to the bottom of its content and never covers the footer. */
export function StickyBar({ label, note, footnote, isEmpty = false, children }: Props) {
  return (
    <>
      <section
        className="sticky-bar screen-only"
        aria-label={label}
        data-empty={isEmpty || undefined}
      >
        {note}
        <div className={`${styles.content} row-3 wrap`}>{children}</div>
        {!isEmpty && footnote}
      </section>
      {isEmpty && footnote}
    </>
  )
}
