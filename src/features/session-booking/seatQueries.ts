import { addDays } from 'date-fns/addDays'
import { careProgramId } from '@/domain/care/careSession'
import { dayOf, seoulInstant } from '@/domain/dates/day'
import { now } from '@/platform/clock'
import { minuteQuery } from '@/remote/publicQuery'
import { readSeats, readSessions } from '@/repository/care/programSessions'
import { projectId } from '@/repository/firestore/client'

/** The list counts the seats of so many days. */
const LISTED_DAYS = 14
/** A program can be booked so many days ahead. */
const BOOKABLE_DAYS = 60

/** Every seat in the cache, to be asked for again after a command that moves one. */
export const seatsKey = () => [projectId(), 'program-seats'] as const

/** The seats of programs over the coming two weeks, begun sessions left out. */
export const seatsQuery = (programIds: readonly string[]) =>
  minuteQuery({
    name: ['program-seats', 'listed'],
    failure: '프로그램의 잔여 좌석을 불러오지 못했습니다.',
    read: () => readSeats(programIds, now(), addDays(now(), LISTED_DAYS)),
  })

/** The sessions of a program from this morning on, those that have begun included. */
export const sessionsQuery = (programId: string) =>
  minuteQuery({
    name: ['program-seats', 'sessions', programId],
    failure: '프로그램의 회차를 불러오지 못했습니다.',
    read: () => {
      const today = seoulInstant(dayOf(now()), 0, 0)
      return readSessions(programId, today, addDays(today, BOOKABLE_DAYS))
    },
  })

/** The care sessions of a branch from this morning up to a day, the last that the member's passes open. */
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
