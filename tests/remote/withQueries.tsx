import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '@/remote/queryClient'

const clients = new Set<QueryClient>()

/** With an empty cache, as after a page load. */
export function withQueries(page: ReactNode, client: QueryClient = createQueryClient()) {
  clients.add(client)
  return <QueryClientProvider client={client}>{page}</QueryClientProvider>
}

/** Whether a page reads or writes. */
export const isWorking = (): boolean =>
  [...clients].some((client) => client.isFetching() + client.isMutating() > 0)

/** Ends what the pages of a test still follow. */
export function forgetQueries(): void {
  for (const client of clients) client.clear()
  clients.clear()
}
