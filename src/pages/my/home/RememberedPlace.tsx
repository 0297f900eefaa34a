import { Skeleton } from '@/ui/Skeleton'
import styles from './RememberedPlace.module.css'

/**
 * Holds the place of what the account will show. On a device that was here before, `early.ts` has put there what it remembers,
 * and React takes that over as it is. Buttons in it come with the page's script.
 */
export const RememberedPlace = () => (
  <>
    {/* A text of its own, if an empty one, keeps React from looking inside. */}
    <div className={styles.place} data-remembered suppressHydrationWarning>
      {''}
    </div>
    <Skeleton height="420px" />
  </>
)
