import { createRoot } from 'react-dom/client'
import { isBuilt } from '@/platform/env'
import { keepSiteOnDevice } from '@/platform/network/serviceWorker'
import { LateNotices } from './LateNotices'

/** Starts what no visit waits for: words about the network and newer versions, and the site's copy on this device. */
export function startDeferred(): void {
  const place = document.createElement('div')
  document.body.append(place)
  // A root of its own: the error screen takes the site's place, but not these.
  createRoot(place).render(<LateNotices />)
  if (isBuilt) void keepSiteOnDevice()
}
