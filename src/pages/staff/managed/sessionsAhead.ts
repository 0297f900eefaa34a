import { addDays } from 'date-fns/addDays'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { clockTime, dayOf, formatShortDay } from '@/domain/dates/day'
import type { ProgramSession } from '@/domain/programs/programSession'
import { now } from '@/platform/clock'
import { staffQuery } from '@/remote/staffQuery'
import type { CommandStep } from '@/remote/useSteps'
import { readSessions, SESSIONS_READ_LIMIT, setClosed } from '@/repository/programs/programSessions'

/** Further ahead than anybody opens sessions. */
const AHEAD_DAYS = 400

async function readAhead(programId: string): Promise<ProgramSession[]> {
  const until = addDays(now(), AHEAD_DAYS)
  const sessions: ProgramSession[] = []
  for (;;) {
    const last = sessions.at(-1)
    const from = last ? addMilliseconds(last.startsAt, 1) : now()
    const page = await readSessions(programId, from, until)
    sessions.push(...page)
    if (page.length < SESSIONS_READ_LIMIT) return sessions
  }
}

export const readSessionsAhead = async (programIds: readonly string[]): Promise<ProgramSession[]> =>
  (await Promise.all(programIds.map(readAhead))).flat()

/** Sessions of programs that have not begun, also closed ones. */
export const sessionsAheadQuery = (uid: string, programIds: readonly string[]) =>
  staffQuery({
    uid,
    name: ['sessions-ahead', ...programIds],
    failure: '앞으로의 회차를 불러오지 못했습니다.',
    read: () => readSessionsAhead(programIds),
  })

export const openOnes = (sessions: readonly ProgramSession[]): ProgramSession[] =>
  sessions.filter(({ closed }) => !closed)

/** Seats that are booked. */
export const bookedSeats = (sessions: readonly ProgramSession[]): number =>
  sessions.reduce((sum, { taken }) => sum + taken, 0)

/** `열린 회차 {n}개를 닫아요. 예약 {m}건은 그대로예요.` */
export const closingText = (sessions: readonly ProgramSession[]): string =>
  `열린 회차 ${openOnes(sessions).length}개를 닫아요. 예약 ${bookedSeats(sessions)}건은 그대로예요.`

/** Bookings of the sessions stand. */
export const closingSteps = (sessions: readonly ProgramSession[]): CommandStep[] =>
  openOnes(sessions).map(({ id, startsAt }) => ({
    key: id,
    name: `${formatShortDay(dayOf(startsAt))} ${clockTime(startsAt)} 회차`,
    isCounted: true,
    run: () => setClosed(id, true),
  }))
