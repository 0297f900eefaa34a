import { Skeleton } from '@/ui/message/Skeleton'
import styles from './AccountWaiting.module.css'

/** Keeps the place of what a profile shows once Auth has said who is signed in. */
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
