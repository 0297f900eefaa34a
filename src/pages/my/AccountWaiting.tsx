import { Skeleton } from '@/ui/message/Skeleton'
import styles from './AccountWaiting.module.css'

/** Reserves the profile's space until Auth has answered. */
export function AccountWaiting() {
  return (
    <>
      {[styles.phone, styles.accounts, styles.choice].map((place) => (
        <div key={place} className={place}>
          <Skeleton height="100%" />
        </div>
      ))}
    </>
  )
}
