import { careProgramId } from '@/domain/care/careSession'
import { type SessionBooking, sessionIdAt } from '@/domain/programs/programSession'
import { aSessionBooking } from '../programs/aSessionBooking'

/** An instant of 24 November 2026, a Tuesday: `at('15:20')`. */
export const onCareDay = (time: string): Date => new Date(`2026-11-24T${time}:00+09:00`)

/** A seat of 김하준 from 13:00 to 15:00 in 성수점. */
export function aCareBooking(change: Partial<SessionBooking> = {}): SessionBooking {
  const { programId = careProgramId('seongsu'), startsAt = onCareDay('13:00') } = change
  const sessionId = sessionIdAt({ programId, startsAt })
  return aSessionBooking({
    id: `booking ${sessionId} ${change.uid} ${change.childId}`,
    sessionId,
    programId,
    startsAt,
    passId: 'order-1-0',
    slot: '1',
    ...change,
  })
}
