import { addDays } from 'date-fns/addDays'
import { type CareDay, careProgramId } from '@/domain/care/careSession'
import { dayOf, limitsOfDay, seoulInstant } from '@/domain/dates/day'
import { now } from '@/platform/clock'
import { minuteQuery } from '@/remote/publicQuery'
import { projectId } from '@/repository/firestore/client'
import { readSeats, readSessions } from '@/repository/programs/programSessions'

const LISTED_DAYS = 14
const BOOKABLE_DAYS = 60

export const seatQueries = () => ({ queryKey: [projectId(), 'program-seats'] as const })

/** Seats of the next two weeks, without begun sessions. */
export const seatsQuery = (programIds: readonly string[]) =>
  minuteQuery({
    name: ['program-seats', 'listed'],
    failure: '프로그램의 잔여 좌석을 불러오지 못했습니다.',
    read: () => readSeats(programIds, now(), addDays(now(), LISTED_DAYS)),
  })

/** From this morning on, including begun sessions. */
export const sessionsQuery = (programId: string) =>
  minuteQuery({
    name: ['program-seats', 'sessions', programId],
    failure: '프로그램의 회차를 불러오지 못했습니다.',
    read: () => {
      const today = seoulInstant(dayOf(now()), 0, 0)
      return readSessions(programId, today, addDays(today, BOOKABLE_DAYS))
    },
  })

/** Of one day at a branch. */
export const careOfDayQuery = ({ branchId, day }: CareDay) =>
  minuteQuery({
    name: ['program-seats', 'care-day', branchId, day],
    failure: '돌봄 회차를 불러오지 못했습니다.',
    read: () => readSessions(careProgramId(branchId), ...limitsOfDay(day)),
  })

/** From this morning to the last day that the member's passes open. */
export const careSessionsQuery = (branchId: string, lastDay: string) =>
  minuteQuery({
    name: ['program-seats', 'care', branchId, lastDay],
    failure: '돌봄 회차를 불러오지 못했습니다.',
    read: () =>
      readSessions(
        careProgramId(branchId),
        seoulInstant(dayOf(now()), 0, 0),
        addDays(seoulInstant(lastDay, 0, 0), 1),
      ),
  })
