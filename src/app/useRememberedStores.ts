import { useEffect } from 'react'
import { useChildrenStore } from '@/stores/children'
import { useSession } from '@/stores/session'

/** Takes over what this device remembers, after the first render: HTML made at build time knows none of it. */
export function useRememberedStores(): void {
  useEffect(() => {
    useChildrenStore.getState().restore()
    useSession.getState().restore()
    return useChildrenStore.getState().follow()
  }, [])
}
