import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { createQueryClient } from '@/remote/queryClient'

interface Row {
  /** The query's. */
  name: string
  savedAt: Date | number
  documents: readonly unknown[]
  projectId?: string
  version?: number
}

export const storeRows = ({ name, savedAt, documents, projectId = '', version = 1 }: Row) =>
  localStorage.setItem(
    `dodam-${name}`,
    JSON.stringify({ v: version, data: { projectId, savedAt: Number(savedAt), documents } }),
  )

/** A query's state in a new page load. */
export const rememberedRows = <Rows, T, Key extends QueryKey>(
  query: QueryObserverOptions<Rows, Error, T, Rows, Key>,
) => new QueryObserver(createQueryClient(), query).getCurrentResult()
