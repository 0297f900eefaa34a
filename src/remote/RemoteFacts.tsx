import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import { siteQueryClient } from './siteQueryClient'

/** Provides the query cache; nested in another one, it uses that cache. */
export function RemoteFacts({ children }: { children: ReactNode }) {
  const outer = useContext(QueryClientContext)
  return <QueryClientProvider client={outer ?? siteQueryClient}>{children}</QueryClientProvider>
}
