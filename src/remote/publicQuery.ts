import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { projectId } from '@/repository/firestore/client'
import { deviceMemory } from './deviceMemory'
import { freshForAMinute, freshForAnHour, NEVER_FRESH } from './queryClient'
import { withinReadTime } from './withinReadTime'

interface Options<Row, T> {
  /** Of the query, and of the rows on the device. */
  name: string
  /** What is logged when it fails. */
  failure: string
  read: () => Promise<Row[]>
  /** Checks rows that come back from the device. */
  schema: z.ZodMiniType<Row>
  /** What the page makes of the rows; one and the same function from render to render. */
  select: (rows: readonly Row[]) => T
  /** Do the rows still hold? What does not is asked for again and not recalled. */
  isUnexpired?: (rows: readonly Row[]) => boolean
}

/** Documents that everybody may read: fresh for an hour, remembered on the device. */
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
  /** What is logged when it fails. */
  failure: string
  read: () => Promise<T>
}

/** What everybody may read and what changes by the minute: fresh for a minute, never remembered on the device. */
export const minuteQuery = <T>({ name, failure, read }: MinuteOptions<T>) =>
  queryOptions({
    queryKey: [projectId(), ...name],
    queryFn: withinReadTime(read),
    staleTime: freshForAMinute,
    meta: { failure },
  })
