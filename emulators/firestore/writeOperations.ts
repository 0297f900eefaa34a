import { ApiError, invalid, rpcCodeOf } from '../http/apiError.ts'
import { readObject, readString } from '../http/readJson.ts'
import { requireWrites } from './access.ts'
import { chargeWrites } from './charge.ts'
import { makeCommit, stageCommit, type WriteResult } from './commit.ts'
import type { ApiRequest, Operation, Session } from './operation.ts'
import { collectionPathOf } from './resourceName.ts'
import { decodeWrites, type Write } from './write.ts'

/** `:commit`: all writes or none. */
export function commitOperation({ target, body }: ApiRequest): Operation {
  const request = readObject(body, 'The request')
  const writes = decodeWrites(request.writes, target.projectId)
  return {
    collectionPaths: touchedBy(writes),
    run: (session) => {
      const { transactions, database } = session.project
      const staged = stageCommit(database, writes)
      requireWrites(session, staged)
      if (request.transaction !== undefined) {
        transactions.finish(readString(request.transaction, 'transaction'), database)
      }
      const answer = makeCommit(database, staged)
      chargeWrites(session, staged.writes)
      return answer
    },
  }
}

/** `:batchWrite`: each write by itself, with its status. */
export function batchWriteOperation({ target, body }: ApiRequest): Operation {
  const writes = decodeWrites(readObject(body, 'The request').writes, target.projectId)
  if (new Set(writes.map(({ path }) => path)).size < writes.length) {
    throw invalid('A batch must not write to the same document more than once.')
  }
  return {
    collectionPaths: touchedBy(writes),
    run: (session) => {
      requireWrites(session, stageCommit(session.project.database, writes))
      const outcomes = writes.map((write) => writeAlone(session, write))
      return {
        writeResults: outcomes.map(({ result }) => result),
        status: outcomes.map(({ status }) => status),
      }
    },
  }
}

export function beginOperation(): Operation {
  return {
    collectionPaths: [],
    run: ({ project }) => ({ transaction: project.transactions.begin() }),
  }
}

export function rollbackOperation({ body }: ApiRequest): Operation {
  const transaction = readString(readObject(body, 'The request').transaction, 'transaction')
  return {
    collectionPaths: [],
    run: ({ project }) => {
      project.transactions.rollback(transaction)
      return {}
    },
  }
}

/** Makes allowed writes, all or none. Throws PERMISSION_DENIED or the service's error. */
export function commitAllowed(session: Session, writes: readonly Write[]): void {
  const { database } = session.project
  const staged = stageCommit(database, writes)
  requireWrites(session, staged)
  makeCommit(database, staged)
  chargeWrites(session, staged.writes)
}

function touchedBy(writes: readonly Write[]): string[] {
  return writes.map(({ path }) => collectionPathOf(path))
}

function writeAlone(
  { project }: Session,
  write: Write,
): { result: WriteResult; status: { code?: number; message?: string } } {
  try {
    const staged = stageCommit(project.database, [write])
    const [result = {}] = makeCommit(project.database, staged).writeResults
    return { result, status: {} }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return {
      result: {},
      status: { code: rpcCodeOf(error.status), message: error.message },
    }
  }
}
