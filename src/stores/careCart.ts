import * as z from 'zod/mini'
import { type CareRow, rowsNotBegun, withCareRow } from '@/domain/care/careCart'
import { careProgramId } from '@/domain/care/careSession'
import { isClockTime } from '@/domain/dates/day'
import { sessionId } from '@/domain/programs/programSession'
import { now } from '@/platform/clock'
import { deviceStore } from './deviceStore'
import { daySchema } from './reservationSchema'
import { validRowsBy } from './validRowsSchema'

const nonEmptyId = z.string().check(z.minLength(1))
const time = z.string().check(z.refine(isClockTime))

const rowSchema = z.pipe(
  z.object({
    branchId: nonEmptyId,
    childId: nonEmptyId,
    passId: nonEmptyId,
    date: daySchema,
    start: time,
    end: time,
  }),
  z.transform((fields): CareRow => {
    const slotId = sessionId(careProgramId(fields.branchId), fields.date, fields.start)
    return { ...fields, slotId, rowId: `${slotId}/${fields.childId}` }
  }),
)

interface CareCartState {
  rows: readonly CareRow[]
  add: (row: CareRow) => void
  remove: (...rowIds: readonly string[]) => void
}

const noRows: readonly CareRow[] = []

/** Picked care times, per tab; past ones are dropped on read. */
export const useCareCart = deviceStore<CareCartState, 'rows'>(
  'care-cart',
  {
    field: 'rows',
    schema: validRowsBy<CareRow>(rowSchema, ({ rowId }) => rowId),
    refresh: (rows) => {
      const left = rowsNotBegun(rows, now())
      return left.length === rows.length ? rows : left
    },
  },
  (set, get) => ({
    rows: noRows,
    add: (row) => set({ rows: withCareRow(get().rows, row) }),
    remove: (...rowIds) => {
      const left = get().rows.filter(({ rowId }) => !rowIds.includes(rowId))
      set({ rows: left.length > 0 ? left : noRows })
    },
  }),
)
