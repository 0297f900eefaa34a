import { TriangleAlert } from 'lucide-react'
import styles from './OverlapWarning.module.css'

export const OverlapWarning = ({ isOverlapping }: { isOverlapping: boolean }) => (
  <p
    className={`${styles.warning} unless-empty danger-note row icons-18 whole-row gap-6px`}
    role="status"
  >
    {isOverlapping && (
      <>
        <TriangleAlert aria-hidden="true" />
        <span>같은 자녀의 다른 예약과 시간이 겹쳐요.</span>
      </>
    )}
  </p>
)
