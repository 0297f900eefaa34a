import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { createQueryClient } from '@/remote/queryClient'

interface Row {
  /** Of the query. */
  name: string
  savedAt: Date | number
  documents: readonly unknown[]
  projectId?: string
  version?: number
}

/** Puts rows on the device as an earlier page left them. */
export const storeRows = ({ name, savedAt, documents, projectId = '', version = 1 }: Row) =>
  localStorage.setItem(
    `dodam-${name}`,
    JSON.stringify({ v: version, data: { projectId, savedAt: Number(savedAt), documents } }),
  )

/** What a page that has just been loaded knows of a query. */
export const recalled = <Rows, T, Key extends QueryKey>(
  query: QueryObserverOptions<Rows, Error, T, Rows, Key>,
) => new QueryObserver(createQueryClient(), query).getCurrentResult()
