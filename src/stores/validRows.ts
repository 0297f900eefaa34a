import * as z from 'zod/mini'
import { reportStorageTrouble } from '@/platform/storageTrouble'

/**
 * A stored list of which the rows that fit count, each id once: a row that does not is forgotten alone, so that it never
 * takes a parent's other rows with it. A list of which no row fits does not fit.
 */
export const validRowsSchema = <Row extends { id: string }>(row: z.ZodMiniType<Row>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list, context): Row[] => {
      const rows = parseValidRows(list, row)
      const lost = list.length - rows.length
      if (lost > 0 && rows.length === 0) {
        context.issues.push({ code: 'custom', input: list })
      } else if (lost > 0) {
        console.warn(`저장된 목록에서 읽지 못한 줄을 무시합니다: ${lost}건`)
        reportStorageTrouble('invalidData')
      }
      return rows
    }),
  )

function parseValidRows<Row extends { id: string }>(
  list: readonly unknown[],
  schema: z.ZodMiniType<Row>,
): Row[] {
  const rows = new Map<string, Row>()
  for (const stored of list) {
    const row = schema.safeParse(stored).data
    if (row && !rows.has(row.id)) rows.set(row.id, row)
  }
  return [...rows.values()]
}
