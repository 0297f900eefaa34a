import type { ReactNode, Ref } from 'react'
import styles from './DialogFoot.module.css'

interface Props {
  /** Gets the focus when a pressed button disappears. */
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Last row, in view however long the dialog is: 「닫기」, then the wider main button. */
export const DialogFoot = (props: Props) => (
  <div className={`${styles.foot} on-raised stack-2`} tabIndex={-1} {...props} />
)
