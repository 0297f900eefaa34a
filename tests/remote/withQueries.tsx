import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { createQueryClient } from '@/remote/queryClient'
import { pinClock } from '../pinnedClock'

const clients = new Set<QueryClient>()

afterEach(() => {
  // With a held clock what unmounting leaves to a timer would be lost, and listeners would go on in later tests.
  pinClock()
  cleanup()
  for (const client of clients) client.clear()
  clients.clear()
})

/** With an empty cache, as after a page load; forgotten after the test. */
export function withQueries(page: ReactNode, client: QueryClient = createQueryClient()) {
  clients.add(client)
  return <QueryClientProvider client={client}>{page}</QueryClientProvider>
}
