import { memoryStore } from './deviceStore'

interface JustBookedState {
  /** Of the last press: ids of rides, `seatKey`s of seats. */
  last: readonly string[]
  /** Of all presses since the page was loaded. */
  all: readonly string[]
  /** 내 예약 has not shown it yet, and nothing was pressed or scrolled there meanwhile. */
  isAwaited: boolean
  note: (keys: readonly string[]) => void
}

/** What was booked on this page, in memory: 내 예약 marks it. */
export const useJustBooked = memoryStore<JustBookedState>('just-booked', (set) => ({
  last: [],
  all: [],
  isAwaited: false,
  note: (keys) => set(({ all }) => ({ last: keys, all: [...all, ...keys], isAwaited: true })),
}))

export const seatKey = ({ sessionId, childId }: { sessionId: string; childId: string }): string =>
  `${sessionId} ${childId}`
