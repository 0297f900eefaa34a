import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '@/remote/queryClient'

/** With an empty cache, as after a page load. */
export const withQueries = (page: ReactNode, client: QueryClient = createQueryClient()) => (
  <QueryClientProvider client={client}>{page}</QueryClientProvider>
)
