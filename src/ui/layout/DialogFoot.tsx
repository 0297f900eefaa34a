import type { ReactNode, Ref } from 'react'
import styles from './DialogFoot.module.css'

interface Props {
  /** Of the place that gets the focus when a pressed button disappears. */
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Last row, in view however long the dialog is: 「닫기」, then the wider main button. */
export function DialogFoot({ ref, children }: Props) {
  return (
    <div className={styles.foot} ref={ref} tabIndex={ref && -1}>
      {children}
    </div>
  )
}
