import { MapPinned, RotateCw } from 'lucide-react'
import { Component, type ReactNode, Suspense } from 'react'
import '@/styles/map.css'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { StateMessage } from '@/ui/message/StateMessage'
import styles from './MapFrame.module.css'
import { useMapService } from './useMapService'

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
  const waiting = (
    <p className={`${styles.waiting} full-height stack-2 centred`} role="status">
      <MapPinned aria-hidden="true" />
      <span>지도를 불러오는 중…</span>
    </p>
  )
  return (
    <section className="screen-only min-0" aria-label={label}>
      {state === 'failed' ? (
        <MapFallback onRetry={retry} {...without} />
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
}

function MapFallback({ onRetry, list, advice = '아래 목록에서 선택해 주세요.' }: MapFallbackProps) {
  return (
    <div className="stack-3">
      <StateMessage role="alert" message={`지도를 불러오지 못했습니다. ${advice}`}>
        <Button onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          <span>다시 시도</span>
        </Button>
      </StateMessage>
      {list}
    </div>
  )
}
