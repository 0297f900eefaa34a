import type { Ref } from 'react'
import styles from './StatusLine.module.css'

interface Props {
  message: string
  ref?: Ref<HTMLParagraphElement>
}

/** A live region, empty at first. */
export function StatusLine({ message, ref }: Props) {
  return (
    <p className={styles.line} role="status" ref={ref} tabIndex={-1}>
      {message}
    </p>
  )
}
