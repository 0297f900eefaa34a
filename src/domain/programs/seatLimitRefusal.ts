import { FAMILY_SEATS_EXCEEDED, FAMILY_SEATS_MAX } from './sessionRow'

interface Seat {
  sessionId: string
  childId: string
  cancelledAt?: Date | undefined
}

/** The reason why an account cannot book these seats too: too many of its children in a session; undefined when it can. */
export function seatLimitRefusal(
  wanted: readonly Seat[],
  booked: readonly Seat[],
): string | undefined {
  const children = new Map<string, Set<string>>()
  for (const { sessionId, childId, cancelledAt } of [...booked, ...wanted])
    if (!cancelledAt) children.set(sessionId, (children.get(sessionId) ?? new Set()).add(childId))
  const isOver = wanted.some(
    ({ sessionId }) => (children.get(sessionId)?.size ?? 0) > FAMILY_SEATS_MAX,
  )
  return isOver ? FAMILY_SEATS_EXCEEDED : undefined
}
