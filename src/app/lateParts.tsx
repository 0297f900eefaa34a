import { createRoot } from 'react-dom/client'
import { isBuilt } from '@/platform/env'
import { keepSiteOnDevice } from '@/platform/serviceWorker'
import { LateNotices } from './LateNotices'
import { type DataRouter, startPrefetching } from './prefetch'

/** What keeps the site on the device waits until nothing of the visit itself is on its way any more. */
const QUIET_MS = 4500

/**
 * Starts what no first paint needs: words about the network and newer versions, pages
 * fetched ahead, and the site's copy on this device.
 */
export function startLateParts(router: DataRouter): void {
  const place = document.createElement('div')
  document.body.append(place)
  // A root of its own: the error screen takes the site's place, but not these.
  createRoot(place).render(<LateNotices />)
  if (!isBuilt) return
  startPrefetching(router)
  setTimeout(keepSiteOnDevice, QUIET_MS)
}
