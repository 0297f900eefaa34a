import type { Stay } from '@/domain/care/stay'
import type { Elements } from '@/ui/elements'
import styles from '../../dialogs/StaffDialog.module.css'
import { AgeOfChild } from './CareFacts'

interface Props {
  stay: Stay
  children?: Elements
}

export function WhoLine({ stay, children }: Props) {
  return (
    <div className={styles.who}>
      <b>{stay.childName}</b> <AgeOfChild stay={stay} />
      {children}
    </div>
  )
}
