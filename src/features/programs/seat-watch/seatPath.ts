import { isCareProgram } from '@/domain/care/careSession'
import type { SeatWatch } from '@/domain/programs/seatWatch'
import { carePath, programPath } from '@/domain/site/paths'

export const seatPath = ({ programId, sessionId }: SeatWatch): string =>
  isCareProgram(programId)
    ? carePath({ session: sessionId })
    : `${programPath(programId)}?session=${encodeURIComponent(sessionId)}`
