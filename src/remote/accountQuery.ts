import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { forgetAccountRows } from '@/platform/storage/accountRows'
import { projectId } from '@/repository/firestore/client'
import { deviceMemory } from './deviceMemory'
import { withinReadTime } from './withinReadTime'

/** Everything of one account in the cache: what its keys begin with. */
export const accountKey = (uid: string, ...name: readonly string[]) =>
  [projectId(), uid, ...name] as const

interface Options<T> {
  uid: string
  /** The collection, and what narrows it: `['rides', 'coming']`. */
  name: readonly [string, ...string[]]
  /** What is logged when it fails; no names, no phones. */
  failure: string
  read: () => Promise<T>
}

interface Remembered<Row> {
  /** Checks rows that come back from the device. */
  schema: z.ZodMiniType<Row>
  /** A row without what may never be remembered; as it is when everything may. */
  rememberable?: ((row: Row) => Row) | undefined
}

/** What only its owner may read. It lives as long as the page, and is asked for again whenever somebody looks at it. */
export const accountQuery = <T>({ uid, name, failure, read }: Options<T>) =>
  queryOptions({
    queryKey: accountKey(uid, ...name),
    queryFn: withinReadTime(read),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { failure },
  })

/**
 * A list of the member's own that is also there without a network: its last answer stays on the device until they sign out.
 * Never for allergies, care notes, people, messages, code words, nor anything of the agit's screens.
 */
export const rememberedAccountQuery = <Row>({
  schema,
  rememberable,
  ...options
}: Options<Row[]> & Remembered<Row>) => ({
  ...accountQuery(options),
  ...deviceMemory({ name: options.name.join('-'), uid: options.uid, schema, rememberable }),
})

/** Drops what the cache and this device know of an account: at sign-out, and before another account signs in. */
export function removeAccountQueries(client: QueryClient, uid: string): void {
  client.removeQueries({ queryKey: accountKey(uid) })
  client.getMutationCache().clear()
  forgetAccountRows()
}
