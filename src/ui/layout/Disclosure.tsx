import type { ReactNode } from 'react'
import { Outline } from '../Outline'
import styles from './Disclosure.module.css'

interface Props {
  summary: ReactNode
  /** Disclosures of one name are open one at a time. */
  group?: string
  onOpen?: () => void
  children: ReactNode
}

/** A question that opens its answer; the platform's own element, so it works without script. */
export function Disclosure({ summary, group, onOpen, children }: Props) {
  return (
    <details
      className={styles.disclosure}
      name={group}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Outline name="chevronDown" className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
