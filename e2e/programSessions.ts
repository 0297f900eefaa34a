import { programSessions } from '../emulators/seed/programSessions'
import { toWireFields } from '../emulators/seed/wire'
import type { Backend } from './test'

/** Instead of everything else: the sessions of some programs, as a project has them that begins at an instant. */
export async function putSessions(
  backend: Backend,
  from: Date,
  programIds: readonly string[],
): Promise<void> {
  await backend.empty()
  const sessions = Object.entries(programSessions(from)).filter(([id]) =>
    programIds.some((programId) => id.startsWith(`${programId}_`)),
  )
  await Promise.all(
    sessions.map(([id, fields]) => backend.patch(`program_sessions/${id}`, toWireFields(fields))),
  )
}
