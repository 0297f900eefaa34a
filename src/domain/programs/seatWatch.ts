import type { ProgramSession } from './programSession'

/** A session that a member waits for a seat of (specification 5, section 6: `users/{uid}/watches/{sessionId}`). */
export interface SeatWatch {
  sessionId: string
  programId: string
  startsAt: Date
  createdAt: Date
}

/** What is sent; the server adds when. */
export type NewSeatWatch = Omit<SeatWatch, 'createdAt'>

/** Can a seat be waited for? Until the start, while there is none (specification 5, section 2). */
export const canWatch = (
  { closed, taken, capacity, startsAt }: ProgramSession,
  now: Date,
): boolean => !closed && taken >= capacity && now < startsAt

/** A watch with its session as it stands now. */
export interface WatchedSession {
  watch: SeatWatch
  /** Undefined while nobody knows, and when it is gone. */
  session: ProgramSession | undefined
  hasSeat: boolean
}

/** Watches of sessions that have not begun: those with a seat first, then in order of time. */
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
