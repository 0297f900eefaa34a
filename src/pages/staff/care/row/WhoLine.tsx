import type { Stay } from '@/domain/care/stay'
import type { Elements } from '@/ui/elements'
import styles from '../../dialogs/StaffDialog.module.css'
import { AgeOfChild } from './CareFacts'

export function WhoLine({ stay, children }: { stay: Stay; children?: Elements }) {
  return (
    <div className={styles.who}>
      <b>{stay.childName}</b> <AgeOfChild stay={stay} />
      {children}
    </div>
  )
}
