import { useRemoteRead } from '@/remote/useRemoteRead'
import { noticesOfTheCode, noticesQuery } from './notices'

/** What parents see, newest day first; until it is read, and where it cannot be, what the code has. */
export function useNotices() {
  const read = useRemoteRead(noticesQuery())
  return read.status === 'loaded' ? read.data : noticesOfTheCode
}
