import { createHash } from 'node:crypto'

/** A child's booking id, which names nobody (specification 5, section 6). */
export const bookingId = (sessionId: string, uid: string, childId: string): string =>
  createHash('sha256').update(`${sessionId}/${uid}/${childId}`).digest('hex')
