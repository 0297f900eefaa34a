import { createRoot } from 'react-dom/client'
import { isBuilt } from '@/platform/env'
import { keepSiteOnDevice } from '@/platform/network/serviceWorker'
import { LateNotices } from './LateNotices'

/** Starts network and version notices and the service worker. */
export function startDeferred(): void {
  const container = document.createElement('div')
  document.body.append(container)
  // A root of its own, which the error screen does not replace.
  createRoot(container).render(<LateNotices />)
  if (isBuilt) void keepSiteOnDevice()
}
