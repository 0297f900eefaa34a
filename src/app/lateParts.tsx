import { createRoot } from 'react-dom/client'
import { isBuilt } from '@/platform/env'
import { keepSiteOnDevice } from '@/platform/serviceWorker'
import { LateNotices } from './LateNotices'

/** What keeps the site on the device waits until nothing of the visit itself is on its way any more. */
const QUIET_MS = 4500

/** Starts what no first paint needs: words about the network and newer versions, and the site's copy on this device. */
export function startLateParts(): void {
  const place = document.createElement('div')
  document.body.append(place)
  // A root of its own: the error screen takes the site's place, but not these.
  createRoot(place).render(<LateNotices />)
  if (isBuilt) setTimeout(keepSiteOnDevice, QUIET_MS)
}
