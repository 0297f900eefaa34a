import type { TextRange } from '@/domain/text/hangulPrefix'
import type { QueryParts, QuerySdk } from './client'

/** The first documents whose text is in the range, in its order. */
export const inRange = (
  sdk: QuerySdk,
  field: string,
  { from, until }: TextRange,
  limit: number,
): QueryParts => [
  sdk.where(field, '>=', from),
  sdk.where(field, '<', until),
  sdk.orderBy(field),
  sdk.limit(limit),
]
