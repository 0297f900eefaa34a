import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { projectId } from '@/repository/firestore/client'
import { deviceMemory } from './deviceMemory'
import { freshForAMinute, freshForAnHour, NEVER_FRESH } from './queryClient'
import { withinReadTime } from './withinReadTime'

interface Options<Row, T> {
  /** Query key and storage key. */
  name: string
  failure: string
  read: () => Promise<Row[]>
  schema: z.ZodMiniType<Row>
  /** Must be the same function on every render. */
  select: (rows: readonly Row[]) => T
  /** False: rows are not shown from the device but read again. */
  isUnexpired?: (rows: readonly Row[]) => boolean
}

/** Public documents: fresh for an hour, stored on the device. */
export const publicQuery = <Row, T>({
  name,
  failure,
  read,
  schema,
  select,
  isUnexpired = () => true,
}: Options<Row, T>) =>
  queryOptions({
    queryKey: [projectId(), name],
    queryFn: withinReadTime(read),
    select,
    staleTime: (query) =>
      isUnexpired(query.state.data ?? []) ? freshForAnHour(query) : NEVER_FRESH,
    meta: { failure },
    ...deviceMemory({ name, schema, isUnexpired }),
  })

interface MinuteOptions<T> {
  name: readonly [string, ...string[]]
  failure: string
  read: () => Promise<T>
}

/** Public data that changes often: fresh for a minute, never stored on the device. */
export const minuteQuery = <T>({ name, failure, read }: MinuteOptions<T>) =>
  queryOptions({
    queryKey: [projectId(), ...name],
    queryFn: withinReadTime(read),
    staleTime: freshForAMinute,
    meta: { failure },
  })
