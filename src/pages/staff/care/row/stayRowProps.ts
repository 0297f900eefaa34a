import type { AttendanceStep } from '@/domain/care/attendance'
import type { DayNote } from '@/domain/care/dayNote'
import type { Stay } from '@/domain/care/stay'
import type { StayState } from '@/domain/care/stayState'

export interface StayRowProps {
  stay: Stay
  state: StayState
  /** One line. */
  isFolded: boolean
  next: AttendanceStep | undefined
  undo: AttendanceStep | undefined
  canCancel: boolean
  /** No notes for a future day. */
  isFuture: boolean
  isDue: boolean
  /** Disabled while its session is being closed. */
  isFrozen: boolean
  note: DayNote | undefined
  /** Children of the family in the session, from three on. */
  family: number | undefined
}
