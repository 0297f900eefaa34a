/** Most bookings of one account in one session (specification 5, section 8). */
export const MAX_SEATS_PER_ACCOUNT = 4

/** One child in one session. */
interface Seat {
  sessionId: string
  childId: string
  cancelledAt?: Date | undefined
}

/**
 * Why an account cannot book these seats beside those that it has: too many of its children in one session; undefined when it
 * can. A child that sits there already takes no further seat.
 */
export function seatLimitRefusal(
  wanted: readonly Seat[],
  booked: readonly Seat[],
): string | undefined {
  const children = new Map<string, Set<string>>()
  for (const { sessionId, childId, cancelledAt } of [...booked, ...wanted])
    if (!cancelledAt) children.set(sessionId, (children.get(sessionId) ?? new Set()).add(childId))
  const isOver = wanted.some(
    ({ sessionId }) => (children.get(sessionId)?.size ?? 0) > MAX_SEATS_PER_ACCOUNT,
  )
  return isOver ? `한 회차에 ${MAX_SEATS_PER_ACCOUNT}명까지 예약할 수 있어요.` : undefined
}
