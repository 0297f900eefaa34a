import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { isBuilt } from '@/platform/env'
import { useOnline } from '@/platform/network/online'
import {
  keepSiteOnDevice,
  switchToVersion,
  useWaitingVersion,
} from '@/platform/network/serviceWorker'
import { useGoneUnheld } from '@/platform/page/useGoneUnheld'
import styles from './Notice.module.css'

/** Starts network and version notices and the service worker. */
export function startDeferred(): void {
  const container = document.createElement('div')
  document.body.append(container)
  // A root of its own, which the error screen does not replace.
  createRoot(container).render(<LateNotices />)
  if (isBuilt) void keepSiteOnDevice()
}

async function switchIfAllowed(version: ServiceWorker): Promise<void> {
  // If the check itself cannot load, something may be lost.
  const isRisky = await import('./hasUnsavedWork').then(
    ({ hasUnsavedWork }) => hasUnsavedWork(),
    () => true,
  )
  if (isRisky && !window.confirm('작성 중인 내용이 사라질 수 있어요. 새로고침할까요?')) return
  switchToVersion(version)
}

const RECONNECTED_NOTICE_MS = secondsToMilliseconds(4)

/** A newer version is waiting; it starts only on request. */
function VersionNotice() {
  const version = useWaitingVersion()
  const [postponed, setPostponed] = useState<ServiceWorker>()
  if (!version || version === postponed) return null
  return (
    <div className={`${styles.notice} row-3 icons-20 rounded-card text-14`} role="status">
      <p>새 버전이 준비되었어요.</p>
      <button
        className={`${styles.action} min-h-44 px-2 semibold`}
        data-strong
        type="button"
        onClick={() => void switchIfAllowed(version)}
      >
        새로고침
      </button>
      <button
        className={`${styles.action} min-h-44 px-2 semibold`}
        type="button"
        onClick={() => setPostponed(version)}
      >
        나중에
      </button>
    </div>
  )
}

/** Offline, or back online for a few seconds. */
function NetworkNotice() {
  const isOnline = useOnline()
  const [wasAway, setWasAway] = useState(false)
  const isBack = isOnline && wasAway
  const holds = useGoneUnheld<HTMLParagraphElement>({
    shown: isBack || undefined,
    forMs: RECONNECTED_NOTICE_MS,
    onGo: () => setWasAway(false),
  })
  useEffect(() => {
    if (!isOnline) setWasAway(true)
  }, [isOnline])
  if (isOnline && !wasAway) return null
  return (
    <p {...holds} className={`${styles.notice} row-3 icons-20 rounded-card text-14`} role="status">
      {isOnline ? '다시 연결되었어요.' : '오프라인이에요. 연결되면 다시 불러올게요.'}
    </p>
  )
}

/** Overlays that do not move the content. */
function LateNotices() {
  return (
    <div
      className={`${styles.container} screen-only`}
      data-below-header
      aria-live="polite"
      style={{ marginTop: useContentTop() }}
    >
      <NetworkNotice />
      <VersionNotice />
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange)
  observer.observe(document.body)
  window.addEventListener('scroll', onChange, { passive: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('scroll', onChange)
  }
}

/** Below the header, and below the menu while it is visible. */
function contentTop(): number {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const main = document.getElementById('main')?.getBoundingClientRect().top ?? 0
  return Math.max(0, header, main)
}

const useContentTop = (): number => useSyncExternalStore(subscribe, contentTop)
