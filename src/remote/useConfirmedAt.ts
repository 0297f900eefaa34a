import {
  notifyManager,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { isCurrent } from './follow'

function confirmedAt(client: QueryClient, queryKey: QueryKey): number {
  const query = client.getQueryCache().find({ queryKey })
  if (!query) return 0
  const { state, meta } = query
  const pulseKey = isCurrent(query) ? meta?.follow?.pulse.queryKey : undefined
  const beatAt = (pulseKey && client.getQueryState(pulseKey)?.dataUpdatedAt) ?? 0
  return Math.max(state.dataUpdatedAt, state.errorUpdatedAt, beatAt)
}

/** When a query was last answered, even by a failure, or, while a listener tells its changes, the last heartbeat; epoch ms by the device's clock. */
export function useConfirmedAt(queryKey: QueryKey): number {
  const client = useQueryClient()
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  )
  const ask = () => confirmedAt(client, queryKey)
  return useSyncExternalStore(subscribe, ask, ask)
}
