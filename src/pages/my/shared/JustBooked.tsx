import { Check } from 'lucide-react'
import { useJustBooked } from '@/stores/justBooked'
import styles from './OwnCard.module.css'

/** Of what the last press booked. */
export function JustBooked({ keys }: { keys: readonly string[] }) {
  const isJustBooked = useJustBooked(({ last }) => keys.some((key) => last.includes(key)))
  if (!isJustBooked) return null
  return (
    <p className={styles.just}>
      <Check aria-hidden="true" />
      <span>방금 예약했어요</span>
    </p>
  )
}
