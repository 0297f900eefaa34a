import type { ProgramRow } from '@/domain/programs/programSelection'

/** Alerts when all picked times have begun. */
export function isAnyLeftElseAlert(bookings: readonly ProgramRow[]): boolean {
  if (bookings.length > 0) return true
  window.alert('선택한 시간이 마감됐어요. 다른 시간을 선택해 주세요.')
  return false
}
