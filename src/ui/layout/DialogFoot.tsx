import type { ReactNode } from 'react'
import styles from './DialogFoot.module.css'

/** The last row of a dialog: 「닫기」, then, wider, what the dialog is for. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}
