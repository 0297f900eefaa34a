import '@/styles/map.css'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { MapPinned } from 'lucide-react'
import {
  Component,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { kakaoMapKey } from '@/platform/env'
import { reportError } from '@/platform/faults/reportError'
import { withDeadline } from '@/platform/network/deadline'
import { loadScript } from '@/platform/network/loadScript'
import { RetryButton } from '@/ui/button/RetryButton'
import type { Elements } from '@/ui/elements'
import { StateMessage } from '@/ui/message/StateMessage'
import styles from './MapFrame.module.css'

interface Props {
  label: string
  /** card: beside content · page: a page's main part · picker: 520 px, in a dialog */
  size: 'card' | 'page' | 'picker'
  /** Imports the code of `children`; must be a stable function. */
  loadCanvas: () => Promise<unknown>
  /** The map's contents as a list, shown without a map. */
  list?: Elements
  /** What to do without a map. */
  advice?: string
  children: ReactNode
}

/** Reserves the map's space; shows a list if the map cannot load. */
export function MapFrame({ label, size, loadCanvas, children, ...without }: Props) {
  const { state, attempt, retry, fail } = useMapService(loadCanvas)
  const section = useRef<HTMLElement>(null)
  const waiting = (
    <p className={`${styles.waiting} full-height stack-2 centred`} role="status">
      <MapPinned aria-hidden="true" />
      <span>지도를 불러오는 중…</span>
    </p>
  )
  return (
    <section className="screen-only min-0" aria-label={label} ref={section} tabIndex={-1}>
      {state === 'failed' ? (
        <MapFallback onRetry={retry} focusNext={section} {...without} />
      ) : (
        <div className={`${styles.frame} relative clip rounded-card`} data-size={size}>
          {state === 'loading' ? (
            waiting
          ) : (
            <MapErrorBoundary key={attempt} onError={fail}>
              <Suspense fallback={waiting}>{children}</Suspense>
            </MapErrorBoundary>
          )}
        </div>
      )}
    </section>
  )
}

interface MapErrorBoundaryProps {
  onError: () => void
  children: ReactNode
}

class MapErrorBoundary extends Component<MapErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

interface MapFallbackProps extends Pick<Props, 'list' | 'advice'> {
  onRetry: () => void
  focusNext: RefObject<HTMLElement | null>
}

function MapFallback({
  list,
  advice = '아래 목록에서 선택해 주세요.',
  ...retry
}: MapFallbackProps) {
  return (
    <div className="stack-3">
      <StateMessage role="alert" message={`지도를 불러오지 못했습니다. ${advice}`}>
        <RetryButton {...retry} />
      </StateMessage>
      {list}
    </div>
  )
}

type MapServiceState = 'loading' | 'ready' | 'failed'

/** Loads the map service and the drawing code; `loadCanvas` must be a stable function. */
function useMapService(loadCanvas: () => Promise<unknown>) {
  const [attempt, setAttempt] = useState(1)
  const [outcome, setOutcome] = useState<{ attempt: number; state: MapServiceState }>()

  useEffect(() => {
    let isShown = true
    withDeadline(MAP_DEADLINE_MS, () => Promise.all([loadKakaoMaps(), loadCanvas()])).then(
      () => isShown && setOutcome({ attempt, state: 'ready' }),
      (error: unknown) => {
        if (!isShown) return
        reportError('지도를 불러오지 못했습니다.', error)
        setOutcome({ attempt, state: 'failed' })
      },
    )
    return () => {
      isShown = false
    }
  }, [attempt, loadCanvas])

  const state: MapServiceState = outcome?.attempt === attempt ? outcome.state : 'loading'
  return {
    state,
    /** As a `key`. */
    attempt,
    retry: () => setAttempt(attempt + 1),
    fail: () => setOutcome({ attempt, state: 'failed' }),
  }
}

/** The fallback must appear within 8 s (specification 3, section 5); 1 s is for rendering. */
const MAP_DEADLINE_MS = secondsToMilliseconds(7)

// Not the SDK's own loader: it waits forever on a hanging script, never retries, and throws when called with other options.
const SCRIPT_URL = kakaoMapKey
  ? `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${encodeURIComponent(kakaoMapKey)}&autoload=false`
  : '/emulator/kakao-maps/sdk.js?autoload=false'

function findLoad(): ((callback: () => void) => void) | undefined {
  if (typeof kakao !== 'object' || typeof kakao?.maps?.load !== 'function') return undefined
  return kakao.maps.load
}

async function bringKakaoMaps(signal: AbortSignal): Promise<void> {
  if (!findLoad()) await loadScript(SCRIPT_URL, signal)
  const load = findLoad()
  if (!load) throw new Error('script without kakao.maps')
  await new Promise<void>((resolve) => load(resolve))
}

let pending: Promise<void> | undefined

/** Loads `kakao.maps` once for all; rejects when it fails or exceeds {@link MAP_DEADLINE_MS}, then a call tries again. */
function loadKakaoMaps(): Promise<void> {
  pending ??= withDeadline(MAP_DEADLINE_MS, bringKakaoMaps).finally(() => {
    pending = undefined
  })
  return pending
}
