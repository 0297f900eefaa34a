import type { ReactNode } from 'react'
import { Outline } from '../Outline'
import styles from './Disclosure.module.css'

interface Props {
  summary: ReactNode
  /** Only one of a group is open. */
  group?: string
  onOpen?: () => void
  children: ReactNode
}

export function Disclosure({ summary, group, onOpen, children }: Props) {
  return (
    <details
      className={`${styles.disclosure} line-below`}
      name={group}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className="py-3 min-h-60 spread-4 bold">
        <span>{summary}</span>
        <Outline name="chevronDown" className={`${styles.arrow} square-20 rigid faint`} />
      </summary>
      <div className={`${styles.content} muted`}>{children}</div>
    </details>
  )
}
