import { clockTime, isDay } from '../dates/day'
import type { ProgramTimetable } from '../programs/programSession'

/** After-school care is held in sessions of a program of its own for each branch (specification 5, section 1). */

const PREFIX = 'care-'

/** When every branch looks after children: Monday to Friday but not on public holidays. */
export const careTimetable: ProgramTimetable = {
  days: [1, 2, 3, 4, 5],
  times: [
    ['13:00', '15:00'],
    ['15:00', '17:00'],
    ['17:00', '19:00'],
  ],
  capacity: 20,
}

/** The `programId` of a branch's care sessions. */
export const careProgramId = (branchId: string): string => `${PREFIX}${branchId}`

/** Is it care, and no program of the list? */
export const isCareProgram = (programId: string): boolean => programId.startsWith(PREFIX)

/** The branch of a care session; undefined for a program. */
export const careBranchId = (programId: string): string | undefined =>
  isCareProgram(programId) ? programId.slice(PREFIX.length) : undefined

/** When a session begins and ends, as `HH:mm` in Seoul. */
export const careTimesOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  start: clockTime(startsAt),
  end: clockTime(endsAt),
})

/** The branch and the day of a care session by its id; undefined for a program's and for what is no id. */
export function careSessionAt(id: string): { branchId: string; day: string } | undefined {
  const [, branchId, year, month, date] =
    /^care-([A-Za-z0-9-]+)_(\d{4})(\d{2})(\d{2})_\d{4}$/.exec(id) ?? []
  const day = `${year}-${month}-${date}`
  return branchId !== undefined && isDay(day) ? { branchId, day } : undefined
}
