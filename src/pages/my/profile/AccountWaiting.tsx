import { Skeleton } from '@/ui/message/Skeleton'
import styles from './AccountWaiting.module.css'

/** Reserves the profile's space until Auth has answered. */
export function AccountWaiting() {
  return (
    <>
      {[styles.phone, styles.accounts, styles.choice].map((className) => (
        <div key={className} className={className}>
          <Skeleton height="100%" />
        </div>
      ))}
    </>
  )
}
