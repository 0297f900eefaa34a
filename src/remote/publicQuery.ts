import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { projectId } from '@/repository/firestore/client'
import { deviceMemory } from './deviceMemory'
import { retryPause } from './pollPause'
import { freshForAMinute, freshForAnHour, NEVER_FRESH } from './queryClient'
import { FRESH_MS, isAfterNow } from './readPolicy'
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
  /** For rows that stand over samples of the code: none at all is remembered, too. */
  keepsEmpty?: boolean
}

/** Public documents: fresh for an hour, stored on the device. */
export const publicQuery = <Row, T>({
  name,
  failure,
  read,
  schema,
  select,
  isUnexpired = () => true,
  keepsEmpty = false,
}: Options<Row, T>) =>
  queryOptions({
    queryKey: [projectId(), name],
    queryFn: withinReadTime(read),
    select,
    staleTime: (query) =>
      isUnexpired(query.state.data ?? []) ? freshForAnHour(query) : NEVER_FRESH,
    refetchInterval: retryPause,
    meta: { failure },
    ...deviceMemory({ name, schema, isUnexpired, keepsEmpty }),
  })

interface SettingOptions<T> {
  name: string
  failure: string
  read: () => Promise<T>
  schema: z.ZodMiniType<T>
}

const onlyRow = <T>(rows: readonly T[]): T | undefined => rows[0]

/** One public document, stored on the device: read at most once an hour, also by the next page. */
export const settingQuery = <T>({ name, failure, read, schema }: SettingOptions<T>) =>
  queryOptions({
    queryKey: [projectId(), 'setting', name],
    queryFn: withinReadTime(async () => [await read()]),
    select: onlyRow<T>,
    staleTime: ({ state }) => (isAfterNow(state.dataUpdatedAt) ? NEVER_FRESH : FRESH_MS),
    refetchInterval: retryPause,
    meta: { failure },
    ...deviceMemory({ name: `setting-${name}`, schema }),
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
    refetchInterval: retryPause,
    meta: { failure },
  })
