import { ApiError } from '../http/apiError.ts'
import { charge } from './charge.ts'
import type { StagedCommit } from './commit.ts'
import type { StoredDocument } from './database.ts'
import type { Session } from './operation.ts'
import type { RuleRequest } from './rules/evaluation.ts'
import type { Method } from './rules/language/syntax.ts'
import { type LookupSource, Lookups, LookupTotal, resourceOf } from './rules/lookups.ts'
import { ANY_ID, ANY_PATH, type AskedPath } from './rules/matchPath.ts'
import { provenDocuments } from './rules/queryProof.ts'
import { requestValue } from './rules/requestValue.ts'
import { nullRule, type RuleValue } from './rules/ruleValue.ts'
import { collectionPathOfQuery } from './runQuery.ts'
import type { StructuredQuery } from './structuredQuery.ts'
import { floorInstant } from './values/instant.ts'
import type { Fields } from './values/value.ts'
import type { Write } from './write.ts'

/** Documents by path, undefined if missing. Throws PERMISSION_DENIED. */
export function getAllowed(
  session: Session,
  paths: readonly string[],
): readonly (StoredDocument | undefined)[] {
  const { database } = session.project
  const judge = judgeOf(session, new Set(paths))
  return paths.map((path) => {
    const document = database.get(path)
    judge(documentPath(path), 'get', { resource: resourceOrNull(path, document?.fields) })
    return document
  })
}

/** Throws PERMISSION_DENIED unless the rules allow all documents that the query could find. */
export function requireQuery(session: Session, query: StructuredQuery): void {
  if (session.caller.kind === 'administrator') return
  const documents = provenDocuments(query.where)
  if (!documents) throw denied()
  const judge = judgeOf(session, new Set())
  for (const { resource, id } of documents) judge(queryPath(query, id), 'list', { resource, query })
}

/** Throws PERMISSION_DENIED unless the rules allow all writes, each judged by its document before and after the whole commit. */
export function requireWrites(session: Session, { writes, changes, commitTime }: StagedCommit) {
  const { database } = session.project
  const judge = judgeOf(session, new Set(writes.map(({ write }) => write.path)), {
    changes,
    commitTime,
  })
  for (const { write } of writes) {
    const before = resourceOrNull(write.path, database.get(write.path)?.fields)
    const method = methodOf(write, before.kind !== 'null')
    judge(
      documentPath(write.path),
      method,
      method === 'get'
        ? { resource: before }
        : { resource: before, after: resourceOrNull(write.path, changes.get(write.path)) },
    )
  }
}

/** For what no rule covers. Throws PERMISSION_DENIED for anybody else. */
export function requireAdministrator({ caller }: Session): void {
  if (caller.kind !== 'administrator') throw denied()
}

const root = ['databases', '(default)', 'documents'] as const

interface Question {
  readonly resource: RuleValue
  readonly after?: RuleValue
  readonly query?: StructuredQuery
}

type Judge = (path: AskedPath, method: Method, question: Question) => void

/** Asks the rules; lookups are counted together. */
function judgeOf(
  session: Session,
  askedFor: ReadonlySet<string>,
  commit?: Pick<StagedCommit, 'changes' | 'commitTime'>,
): Judge {
  const { project, caller, rules } = session
  if (caller.kind === 'administrator') return () => undefined
  const { database } = project
  const source: LookupSource = {
    fieldsOf: (path, isAfter) =>
      isAfter && commit?.changes.has(path) ? commit.changes.get(path) : database.get(path)?.fields,
    isAskedFor: (path) => askedFor.has(path),
  }
  const total = new LookupTotal()
  // The precision of server timestamps, so that both are equal.
  const time = floorInstant(commit?.commitTime ?? database.readTime(), 1_000_000n)
  return (path, method, { resource, after, query }) => {
    const collection = method === 'list' ? path.slice(0, -1) : path
    const request = requestValue({
      auth: caller.auth,
      method,
      path: collection,
      time,
      after,
      query,
    })
    const lookups = new Lookups(source, total, method === 'list')
    const asked: RuleRequest = { method, request, resource, lookups }
    const known = total.documentCount
    const isAllowed = rules.isAllowed(path, asked)
    charge(session, { reads: total.documentCount - known })
    if (!isAllowed) throw denied()
  }
}

function methodOf({ kind, precondition }: Write, existed: boolean): Method {
  if (kind === 'verify') return 'get'
  if (kind === 'delete') return 'delete'
  return (precondition.exists ?? existed) ? 'update' : 'create'
}

function documentPath(path: string): AskedPath {
  return [...root, ...path.split('/')]
}

function queryPath(query: StructuredQuery, id: string | undefined): AskedPath {
  const collectionPath = collectionPathOfQuery(query)
  if (collectionPath !== undefined) return [...documentPath(collectionPath), id ?? ANY_ID]
  const parent = query.parent === '' ? root : documentPath(query.parent)
  return query.collectionId === undefined
    ? [...parent, ANY_PATH]
    : [...parent, ANY_PATH, query.collectionId, ANY_ID]
}

function resourceOrNull(path: string, fields: Fields | undefined): RuleValue {
  return fields ? resourceOf(path, fields) : nullRule
}

function denied(): ApiError {
  return new ApiError('PERMISSION_DENIED', 'Missing or insufficient permissions.')
}
