import { Outlet } from 'react-router-dom'
import { removeAccountQueries } from '@/remote/accountQuery'
import { RemoteFacts } from '@/remote/RemoteFacts'
import { siteQueryClient } from '@/remote/siteQueryClient'
import { onDeparture } from '@/stores/signInMark'

// Also when another tab has signed out, and whatever page is shown by then.
onDeparture((uid) => removeAccountQueries(siteQueryClient, uid))

/** Around the pages that read or change what is remote. */
export function RemoteFrame() {
  return (
    <RemoteFacts>
      <Outlet />
    </RemoteFacts>
  )
}
