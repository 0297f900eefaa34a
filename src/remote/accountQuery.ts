import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { forgetAccountRows } from '@/platform/storage/accountRows'
import { projectId } from '@/repository/firestore/client'
import { deviceMemory } from './deviceMemory'
import { retryPause } from './pollPause'
import { isNotOfThisMoment } from './queryClient'
import { type ReadContext, withinReadTime } from './withinReadTime'

const accountsKey = () => [projectId(), 'account'] as const

/** Prefix of all query keys of an account, its own or one whose family it shares. */
export const accountKey = (uid: string, ...name: readonly string[]) =>
  [...accountsKey(), uid, ...name] as const

interface Named {
  uid: string
  /** The collection and its filter: `['rides', 'coming']`. */
  name: readonly [string, ...string[]]
  /** Log text; no names or phones. */
  failure: string
}

/** `read` has the read time; a `queryFn` has a deadline of its own, as reads that are followed or wait their turn. */
type Source<T> =
  | { read: (context: ReadContext) => Promise<T>; queryFn?: never }
  | { queryFn: (context: ReadContext) => Promise<T>; read?: never }

export type AccountQueryOptions<T> = Named & Source<T>

export interface Remembered<Row> {
  schema: z.ZodMiniType<Row>
  rememberable?: ((row: Row) => Row) | undefined
}

/** A query of member data: kept in memory only, refetched whenever it is shown, but for what was read a moment ago. */
export const accountQuery = <T>({ uid, name, failure, ...source }: AccountQueryOptions<T>) =>
  queryOptions({
    queryKey: accountKey(uid, ...name),
    queryFn: source.read ? withinReadTime(source.read) : source.queryFn,
    staleTime: 0,
    refetchOnMount: isNotOfThisMoment,
    refetchInterval: retryPause,
    refetchOnWindowFocus: true,
    meta: { failure },
  })

/** A member's list kept on the device until sign-out: no allergies, care notes, people, messages, code words or staff lists. */
export const rememberedAccountQuery = <Row>({
  schema,
  rememberable,
  ...options
}: AccountQueryOptions<Row[]> & Remembered<Row>) => ({
  ...accountQuery(options),
  ...deviceMemory({ name: options.name.join('-'), uid: options.uid, schema, rememberable }),
})

/** Deletes an account's data from cache and device, with that of families it shares: at sign-out, and before another account signs in. */
export function removeAccountQueries(client: QueryClient): void {
  client.removeQueries({ queryKey: accountsKey() })
  client.getMutationCache().clear()
  forgetAccountRows()
}
