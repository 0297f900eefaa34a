import type { Ref } from 'react'
import styles from './StatusLine.module.css'

interface Props {
  message: string
  /** To take the focus when the pressed button goes away with what it did. */
  ref?: Ref<HTMLParagraphElement>
}

/** Says what has just happened; announced, and nothing to see before. */
export function StatusLine({ message, ref }: Props) {
  return (
    <p className={styles.line} role="status" ref={ref} tabIndex={-1}>
      {message}
    </p>
  )
}
