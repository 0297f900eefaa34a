import { useState } from 'react'
import { switchToVersion, useWaitingVersion } from '@/platform/network/serviceWorker'
import styles from './Notice.module.css'
import { useContentTop } from './useContentTop'
import { useNetworkNotice } from './useNetworkNotice'

async function switchIfAllowed(version: ServiceWorker): Promise<void> {
  // If the check itself cannot load, something may be lost.
  const isRisky = await import('./hasUnsavedWork').then(
    ({ hasUnsavedWork }) => hasUnsavedWork(),
    () => true,
  )
  if (isRisky && !window.confirm('작성 중인 내용이 사라질 수 있어요. 새로고침할까요?')) return
  switchToVersion(version)
}

/** A newer version is waiting; it starts only on request. */
function VersionNotice() {
  const version = useWaitingVersion()
  const [postponed, setPostponed] = useState<ServiceWorker>()
  if (!version || version === postponed) return null
  return (
    <div className={styles.notice} role="status">
      <p>새 버전이 준비되었어요.</p>
      <button
        className={styles.action}
        data-strong
        type="button"
        onClick={() => void switchIfAllowed(version)}
      >
        새로고침
      </button>
      <button className={styles.action} type="button" onClick={() => setPostponed(version)}>
        나중에
      </button>
    </div>
  )
}

function NetworkNotice() {
  const message = useNetworkNotice()
  return message ? (
    <p className={styles.notice} role="status">
      {message}
    </p>
  ) : null
}

/** Overlays that do not move the content. */
export function LateNotices() {
  return (
    <div
      className={styles.container}
      data-below-header
      aria-live="polite"
      style={{ marginTop: useContentTop() }}
    >
      <NetworkNotice />
      <VersionNotice />
    </div>
  )
}
