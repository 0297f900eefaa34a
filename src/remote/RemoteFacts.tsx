import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import { siteQueryClient } from './siteQueryClient'

/** What reads or changes remote facts stands within. Within another one it is that one's cache. */
export function RemoteFacts({ children }: { children: ReactNode }) {
  const outer = useContext(QueryClientContext)
  return <QueryClientProvider client={outer ?? siteQueryClient}>{children}</QueryClientProvider>
}
