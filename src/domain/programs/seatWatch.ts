import type { ProgramSession } from './programSession'

/** 빈자리 알림 (specification 5, section 6: `users/{uid}/watches/{sessionId}`). */
export interface SeatWatch {
  sessionId: string
  programId: string
  startsAt: Date
  createdAt: Date
}

export type NewSeatWatch = Omit<SeatWatch, 'createdAt'>

/** Until the start, while the session is full (specification 5, section 2). */
export const canWatch = (
  { closed, taken, capacity, startsAt }: ProgramSession,
  now: Date,
): boolean => !closed && taken >= capacity && now < startsAt

export interface WatchedSession {
  watch: SeatWatch
  /** Undefined while not loaded, or when it was deleted. */
  session: ProgramSession | undefined
  hasSeat: boolean
}

/** Sessions that have not begun: with free seats first, then by time. */
export const watchedSessions = (
  watches: readonly SeatWatch[],
  sessions: readonly ProgramSession[],
  now: Date,
): WatchedSession[] =>
  watches
    .filter(({ startsAt }) => now < startsAt)
    .map((watch) => {
      const session = sessions.find(({ id }) => id === watch.sessionId)
      return { watch, session, hasSeat: isSeatFree(session) }
    })
    .sort(
      (a, b) =>
        Number(b.hasSeat) - Number(a.hasSeat) ||
        a.watch.startsAt.getTime() - b.watch.startsAt.getTime(),
    )

const isSeatFree = (session: ProgramSession | undefined): boolean =>
  session !== undefined && !session.closed && session.taken < session.capacity
