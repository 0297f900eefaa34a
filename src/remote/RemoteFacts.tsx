import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import { siteQueryClient } from './siteQueryClient'

/**
 * What reads or changes remote facts stands within. Its code is loaded with the first page or dialog that does: header, footer
 * and the home page do without. Within another one it is that one's cache.
 */
export function RemoteFacts({ children }: { children: ReactNode }) {
  const outer = useContext(QueryClientContext)
  return <QueryClientProvider client={outer ?? siteQueryClient}>{children}</QueryClientProvider>
}
