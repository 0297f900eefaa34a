import { clockTime, isDay } from '../dates/day'
import type { ProgramTimetable } from '../programs/program'

/** Care sessions are sessions of one program per branch (specification 5, section 1). */

const CARE_PREFIX = 'care-'

/** Monday to Friday except public holidays. */
export const careTimetable: ProgramTimetable = {
  days: [1, 2, 3, 4, 5],
  times: [
    ['13:00', '15:00'],
    ['15:00', '17:00'],
    ['17:00', '19:00'],
  ],
  capacity: 20,
}

export const careProgramId = (branchId: string): string => `${CARE_PREFIX}${branchId}`

export const isCareProgram = (programId: string): boolean => programId.startsWith(CARE_PREFIX)

/** What a session that is closed is called. */
export const closedWord = ({ programId }: { programId: string }): '휴원' | '휴강' =>
  isCareProgram(programId) ? '휴원' : '휴강'

export interface CareDay {
  branchId: string
  day: string
}

/** Undefined for a program's id. */
export const careBranchId = (programId: string): string | undefined =>
  isCareProgram(programId) ? programId.slice(CARE_PREFIX.length) : undefined

/** `HH:mm` in Seoul. */
export const careTimesOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  start: clockTime(startsAt),
  end: clockTime(endsAt),
})

/** Branch and day of a care session id; undefined for any other id. */
export function careSessionAt(id: string): CareDay | undefined {
  const [, branchId, year, month, date] =
    /^care-([A-Za-z0-9-]+)_(\d{4})(\d{2})(\d{2})_\d{4}$/.exec(id) ?? []
  const day = `${year}-${month}-${date}`
  return branchId !== undefined && isDay(day) ? { branchId, day } : undefined
}
