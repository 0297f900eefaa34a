import type { AttendanceStep } from '@/domain/care/attendance'
import type { DayNote } from '@/domain/care/dayNote'
import type { Stay } from '@/domain/care/stay'
import type { StayState } from '@/domain/care/stayState'

/** What a row shows of a stay at this time. */
export interface CareRowProps {
  stay: Stay
  state: StayState
  /** The step that may be marked now, and the one that may be taken back. */
  next: AttendanceStep | undefined
  undo: AttendanceStep | undefined
  canCancel: boolean
  /** On a day that has not come no note is written. */
  isFuture: boolean
  /** Its session is under way. */
  isDue: boolean
  /** Takes no press while its session is being closed. */
  isFrozen: boolean
  note: DayNote | undefined
  /** How many children of the family sit here, from three on. */
  family: number | undefined
}
