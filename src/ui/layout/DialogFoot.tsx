import type { ReactNode } from 'react'
import styles from './DialogFoot.module.css'

/** Last row, in view however long the dialog is: 「닫기」, then the wider main button. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}
