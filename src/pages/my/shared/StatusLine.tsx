import type { Ref } from 'react'
import styles from './StatusLine.module.css'

interface Props {
  message: string
  /** No success: what was left out. */
  isRemark?: boolean
  id?: string
  ref?: Ref<HTMLParagraphElement>
}

/** A live region, empty at first. */
export function StatusLine({ message, isRemark = false, id, ref }: Props) {
  return (
    <p
      className={`${styles.line} semibold green`}
      id={id}
      role="status"
      ref={ref}
      tabIndex={-1}
      data-remark={isRemark || undefined}
    >
      {message}
    </p>
  )
}
