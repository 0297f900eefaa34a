import * as z from 'zod/mini'
import { reportStorageTrouble } from '@/platform/storage/storageTrouble'

/** A stored list: invalid rows and repeated ids are dropped one by one; a list without a valid row is invalid. */
export const validRowsSchema = <Row extends { id: string }>(row: z.ZodMiniType<Row>) =>
  validRowsBy(row, ({ id }) => id)

/** As `validRowsSchema`, with another key than `id`. */
export const validRowsBy = <Row>(row: z.ZodMiniType<Row>, idOf: (row: Row) => string) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list, context): Row[] => {
      const rows = parseValidRows(list, row, idOf)
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

function parseValidRows<Row>(
  list: readonly unknown[],
  schema: z.ZodMiniType<Row>,
  idOf: (row: Row) => string,
): Row[] {
  const rows = new Map<string, Row>()
  for (const stored of list) {
    const row = schema.safeParse(stored).data
    if (row && !rows.has(idOf(row))) rows.set(idOf(row), row)
  }
  return [...rows.values()]
}
