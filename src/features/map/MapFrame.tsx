import { MapPinned } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { MapErrorBoundary } from './MapErrorBoundary'
import { MapFallback } from './MapFallback'
import '@/styles/map.css'
import type { Elements } from '@/ui/elements'
import styles from './MapFrame.module.css'
import { useMapService } from './useMapService'

interface Props {
  label: string
  /** card: beside content · page: a page's main part · picker: 520 px, in a dialog */
  size: 'card' | 'page' | 'picker'
  /** Imports the code of `children`; must be a stable function. */
  loadCanvas: () => Promise<unknown>
  /** The map's contents as a list, shown without a map. */
  list: Elements
  children: ReactNode
}

/** Reserves the map's space; shows a list if the map cannot load. */
export function MapFrame({ label, size, loadCanvas, list, children }: Props) {
  const { state, attempt, retry, fail } = useMapService(loadCanvas)
  const waiting = (
    <p className={styles.waiting} role="status">
      <MapPinned aria-hidden="true" />
      <span>지도를 불러오는 중…</span>
    </p>
  )
  return (
    <section className={styles.region} aria-label={label}>
      {state === 'failed' ? (
        <MapFallback onRetry={retry} list={list} />
      ) : (
        <div className={styles.frame} data-size={size}>
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
