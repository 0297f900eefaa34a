import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '@/remote/queryClient'

/** What a test renders, with a cache of its own: a page load that has asked nothing so far. */
export const withQueries = (page: ReactNode, client: QueryClient = createQueryClient()) => (
  <QueryClientProvider client={client}>{page}</QueryClientProvider>
)
