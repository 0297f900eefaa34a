import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { type RememberedRowsOptions, rememberedRows } from './rememberedRows'

export function deviceMemory<Row>(options: RememberedRowsOptions<Row>) {
  const memory = rememberedRows(options)
  return {
    initialData: () => memory.recall()?.documents,
    initialDataUpdatedAt: () => memory.recall()?.savedAt,
    /** TanStack Query's persister: stores the answer unless the query was removed meanwhile. */
    async persister<Key extends QueryKey>(
      read: QueryFunction<Row[], Key>,
      context: QueryFunctionContext<Key>,
      query: Query,
    ): Promise<Row[]> {
      const documents = await read(context)
      if (context.client.getQueryCache().get(query.queryHash) === query) memory.keep(documents)
      return documents
    },
  }
}
