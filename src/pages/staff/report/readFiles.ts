import { careBranchId, careProgramId } from '@/domain/care/careSession'
import {
  attendanceFile,
  creditFile,
  endedSpan,
  monthSpan,
  ordersFile,
  ridesFile,
  type Span,
} from '@/domain/staff/report'
import { now } from '@/platform/clock'
import { readEntries } from '@/repository/orders/ledgerTallies'
import { readPaidOrders, readRefundedOrders } from '@/repository/orders/orderTallies'
import { readBookingsOfPrograms } from '@/repository/programs/bookingTallies'
import { readRidesOf } from '@/repository/rides/rideTallies'

export const reportFiles = ['주문', '충전금', '픽업', '출석'] as const
export type ReportFile = (typeof reportFiles)[number]

export interface FileAsked {
  file: ReportFile
  month: string
  /** Undefined: all. */
  branchId: string | undefined
  /** Of care, where no branch is chosen. */
  branchIds: readonly string[]
  branchName: (branchId: string) => string
  /** How many more rows are read. */
  onRead: (count: number) => void
}

/** So few days hold what one answer may. */
const PART_MS = 3 * 24 * 60 * 60 * 1000

function partsOf({ from, to }: Span): Span[] {
  const parts: Span[] = []
  for (let start = from.getTime(); start < to.getTime(); start += PART_MS)
    parts.push({
      from: new Date(start),
      to: new Date(Math.min(start + PART_MS, to.getTime())),
    })
  return parts
}

/** The rows of a month, part after part, by time. */
async function readAll<Row>(
  span: Span,
  onRead: (count: number) => void,
  read: (part: Span) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const part of partsOf(span)) {
    const more = await read(part)
    rows.push(...more)
    onRead(more.length)
  }
  return rows
}

/** The text of a CSV, once all of it is read. @throws {RepositoryError} */
export async function readFile(asked: FileAsked): Promise<string> {
  const { file, month, branchId, branchIds, branchName, onRead } = asked
  const span = monthSpan(month)
  switch (file) {
    case '주문': {
      const paid = await readAll(span, onRead, (part) => readPaidOrders({ ...part, branchId }))
      const back = await readAll(span, onRead, (part) => readRefundedOrders({ ...part, branchId }))
      return ordersFile(paid, back, branchName)
    }
    case '충전금':
      return creditFile(await readAll(span, onRead, readEntries))
    case '픽업': {
      const arrived = await readAll(span, onRead, (part) =>
        readRidesOf('arrived', { ...part, branchId }),
      )
      const cancelled = await readAll(span, onRead, async (part) =>
        (await readRidesOf('cancelled', { ...part, branchId })).filter(
          ({ cancelFeeKRW }) => cancelFeeKRW > 0,
        ),
      )
      return ridesFile([...arrived, ...cancelled], branchName)
    }
    case '출석': {
      const ended = endedSpan(span, now())
      const ids = branchId === undefined ? branchIds : [branchId]
      const programIds = ids.map(careProgramId)
      const bookings = await readAll(ended, onRead, (part) =>
        readBookingsOfPrograms({ ...part, programIds }),
      )
      return attendanceFile(bookings, (programId) => branchName(careBranchId(programId) ?? ''))
    }
  }
}
