import { isSupportOpen } from '@/domain/places/supportHours'
import { useNow } from '@/platform/useNow'
import styles from './SupportStatus.module.css'

/** Reserves its space until the time is known. */
export function SupportStatus() {
  const time = useNow()
  const isOpen = time !== undefined && isSupportOpen(time)
  return (
    <span className={`${styles.status} muted bold`} data-open={isOpen}>
      {time && (isOpen ? '지금 상담 가능' : '상담 시간이 아니에요')}
    </span>
  )
}
