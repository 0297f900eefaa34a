import { Outlet } from 'react-router-dom'
import { RemoteFacts } from '@/remote/RemoteFacts'

/** Around the pages that read or change what is remote. */
export function RemoteFrame() {
  return (
    <RemoteFacts>
      <Outlet />
    </RemoteFacts>
  )
}
