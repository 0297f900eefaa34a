import { MapPinned } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { MapErrorBoundary } from './MapErrorBoundary'
import { MapFallback } from './MapFallback'
import '@/styles/map.css'
import styles from './MapFrame.module.css'
import { useMapService } from './useMapService'

interface Props {
  /** Name of the map's region. */
  label: string
  /** card: beside other content · page: the main thing of a page · picker: 520 px, in a dialog */
  size: 'card' | 'page' | 'picker'
  /** Brings the code of `children`; always the same function. */
  loadCanvas: () => Promise<unknown>
  /** What the map shows, as a list, for when there is no map. */
  list: ReactNode
  /** The map itself, rendered only when everything it needs is here. */
  children: ReactNode
}

/** A map's place on the page: holds its room while it loads, and gives way to a list when it cannot be had. */
export function MapFrame({ label, size, loadCanvas, list, children }: Props) {
  const { state, attempt, retry, fail } = useMapService(loadCanvas)
  const waiting = (
    <p className={styles.waiting} role="status">
      <MapPinned aria-hidden="true" />
      지도를 불러오는 중…
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
