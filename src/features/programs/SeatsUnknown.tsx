import type { RefObject } from 'react'
import { RetryButton } from '@/ui/button/RetryButton'
import styles from './SeatsUnknown.module.css'

interface Props {
  onRetry: () => void
  focusNext: RefObject<HTMLElement | null>
}

export function SeatsUnknown({ onRetry, focusNext }: Props) {
  return (
    <div className={`${styles.unknown} gap-2-3 spread inset wrap mb-3`} role="alert">
      <p>잔여 좌석을 확인하지 못했어요.</p>
      <RetryButton onRetry={onRetry} focusNext={focusNext} />
    </div>
  )
}
