import type { Ref } from 'react'
import { Button } from '../button/Button'
import type { Elements } from '../elements'
import styles from './DialogFoot.module.css'

interface Props {
  /** Gets the focus when a pressed button disappears. */
  ref?: Ref<HTMLDivElement>
  /** Of 「닫기」; left out where the foot does not begin with it. */
  onClose?: () => void
  children?: Elements
}

/** Last row, in view however long the dialog is: 「닫기」, then the wider main button. */
export const DialogFoot = ({ ref, onClose, children }: Props) => (
  <div ref={ref} className={`${styles.foot} on-raised stack-2`} tabIndex={-1}>
    {onClose && (
      <Button size="large" onClick={onClose}>
        닫기
      </Button>
    )}
    {children}
  </div>
)
