import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { RepositoryError } from '@/repository/firestore/repositoryError'

/** Reads the rights again when a read under `prefix`, or any write, is refused: they may have ended. Returns how to stop. */
export function renewAfterRefusals(
  client: QueryClient,
  prefix: QueryKey,
  { queryKey }: { queryKey: QueryKey },
): () => void {
  const ask = (error: unknown) => {
    if (error instanceof RepositoryError && error.kind === 'denied')
      void client.invalidateQueries({ queryKey })
  }
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (prefix.every((part, index) => event.query.queryKey[index] === part))
        ask(event.action.error)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') ask(event.action.error)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
