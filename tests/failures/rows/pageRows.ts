import { careRows } from './careRows'
import type { FailureRows } from './failureRows'
import { noteRows } from './noteRows'
import { placeRows } from './placeRows'
import { seatRows } from './seatRows'

/** Rows that are proven on pages. */
export const pageRows: FailureRows = { ...seatRows, ...careRows, ...noteRows, ...placeRows }
