import type { StagedWrite } from './commit.ts'
import type { Session } from './operation.ts'
import type { Usage } from './usage.ts'

export function charge({ project, caller }: Session, used: Partial<Usage>): void {
  if (caller.kind !== 'administrator') project.usage.add(used)
}

/** A query costs at least one read; skipped documents are read too. */
export const chargeQuery = (session: Session, found: number): void =>
  charge(session, { reads: Math.max(1, found) })

export function chargeWrites(session: Session, writes: readonly StagedWrite[]): void {
  const countOf = (kind: StagedWrite['write']['kind']) =>
    writes.filter(({ write }) => write.kind === kind).length
  charge(session, {
    writes: countOf('update'),
    deletes: countOf('delete'),
    reads: countOf('verify'),
  })
}
