import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Outline } from './Outline'

interface Props {
  summary: ReactNode
  /** Disclosures of one name are open one at a time. */
  group?: string
  children: ReactNode
}

/** A question that opens its answer; the platform's own element, so it works without script. */
export function Disclosure({ summary, group, children }: Props) {
  return (
    <details className={styles.disclosure} name={group}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Outline name="chevronDown" className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
