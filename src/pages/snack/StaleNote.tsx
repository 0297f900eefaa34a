import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useRef, useState } from 'react'
import { relativeTime } from '@/domain/dates/relativeTime'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import type { Staleness } from '@/remote/useRemoteRead'
import { RetryButton } from '@/ui/button/RetryButton'
import styles from './StaleNote.module.css'

interface Props {
  /** With its particle. */
  what: '메뉴를' | '특별 간식을'
  stale: Staleness | undefined
}

/** How old the data is. Always mounted, so that its live region works. */
export function StaleNote({ what, stale }: Props) {
  const focusTarget = useRef<HTMLDivElement>(null)
  const isSlow = useIsSlow(stale?.isReading === true)
  return (
    <div className={styles.container} ref={focusTarget} tabIndex={-1} aria-live="polite">
      {stale && (stale.hasFailed || isSlow) && (
        <div className={`${styles.note} on-tonal row-3 mb-3 rounded text-14`}>
          <p>
            <span>연결이 원활하지 않아</span> <Age of={stale.savedAt} />
            <span>{`에 불러온 ${what} 보여 드려요.`}</span>
          </p>
          {stale.isReading ? (
            <span className="px-2 hit grid rigid middle">불러오는 중…</span>
          ) : (
            <RetryButton onRetry={stale.retry} focusNext={focusTarget} />
          )}
        </div>
      )}
    </div>
  )
}

/** Not announced every minute. */
function Age({ of: then }: { of: Date }) {
  const [firstSeen] = useState(now)
  return <b aria-live="off">{relativeTime(then, useNow() ?? firstSeen)}</b>
}

const PATIENCE_MS = secondsToMilliseconds(2)

/** True after two seconds. */
function useIsSlow(isOngoing: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isOngoing) return
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isOngoing])
  return isSlow
}
