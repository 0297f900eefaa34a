import { memoryStore } from './deviceStore'

interface JustBookedState {
  /** Of the last press: ids of rides, `seatKey`s of seats. */
  last: readonly string[]
  /** Of all presses since the page was loaded. */
  all: readonly string[]
  note: (keys: readonly string[]) => void
}

/** What was booked on this page, in memory: 내 예약 marks it. */
export const useJustBooked = memoryStore<JustBookedState>('just-booked', (set) => ({
  last: [],
  all: [],
  note: (keys) => set(({ all }) => ({ last: keys, all: [...all, ...keys] })),
}))

export const seatKey = ({ sessionId, childId }: { sessionId: string; childId: string }): string =>
  `${sessionId} ${childId}`
