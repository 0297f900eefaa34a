import { useEffect } from 'react'
import { useChildrenStore } from '@/stores/children'
import { useSession } from '@/stores/session'

/**
 * Takes over session and children right after the first render. The frame does it too, but loads the stores first;
 * here a parent could change the list before that.
 */
export function useKeptAccount(): void {
  useEffect(() => {
    useChildrenStore.getState().restore()
    useSession.getState().restore()
  }, [])
}
