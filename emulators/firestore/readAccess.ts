import { ApiError } from '../http/apiError.ts'
import { mayGet, mayList } from './accessRules.ts'
import type { StoredDocument } from './database.ts'
import type { Filter } from './filter.ts'
import type { Session } from './operation.ts'

/** One document, or undefined when there is none. Throws PERMISSION_DENIED when the rules forbid it. */
export function getAllowed(session: Session, path: string): StoredDocument | undefined {
  const document = session.project.database.get(path)
  if (!session.isAdministrator && !mayGet(path, document)) throw denied()
  return document
}

/** Throws PERMISSION_DENIED when the rules forbid the query. */
export function requireList(session: Session, collectionPath?: string, where?: Filter): void {
  if (!session.isAdministrator && !mayList(collectionPath, where)) throw denied()
}

/** The service's refusal of what the rules forbid. */
export function denied(): ApiError {
  return new ApiError('PERMISSION_DENIED', 'Missing or insufficient permissions.')
}
