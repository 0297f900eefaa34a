import type * as z from 'zod/mini'
import { reportStorageTrouble } from '@/platform/storageTrouble'

/**
 * The rows of a stored list that fit, each id once: a row that does not is forgotten alone, so that it never takes a
 * parent's other rows with it. Undefined when the value is no list, or none of its rows fits.
 */
export function soundRows<Row extends { id: string }>(
  value: unknown,
  schema: z.ZodMiniType<Row>,
): Row[] | undefined {
  if (!Array.isArray(value)) return undefined
  const list: readonly unknown[] = value
  const rows = new Map<string, Row>()
  for (const stored of list) {
    const row = schema.safeParse(stored).data
    if (row && !rows.has(row.id)) rows.set(row.id, row)
  }
  const lost = list.length - rows.size
  if (rows.size === 0 && lost > 0) return undefined
  if (lost > 0) {
    console.warn(`저장된 목록에서 읽지 못한 줄을 무시합니다: ${lost}건`)
    reportStorageTrouble('unread')
  }
  return [...rows.values()]
}
