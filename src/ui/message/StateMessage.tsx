import type { ReactNode } from 'react'
import styles from './StateMessage.module.css'

interface Props {
  /** alert: something failed and is announced · status: nothing here, or still loading */
  role: 'alert' | 'status'
  message: string
  /** A picture above the words. */
  picture?: ReactNode
  /** What the parent can do, such as 「다시 시도」. */
  children?: ReactNode
}

/** Stands where content would be: loading, empty or failed. */
export function StateMessage({ role, message, picture, children }: Props) {
  return (
    <div className={styles.state} role={role}>
      {picture}
      <p>{message}</p>
      {children}
    </div>
  )
}
