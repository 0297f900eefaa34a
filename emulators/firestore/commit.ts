import { invalid } from '../http/apiError.ts'
import type { Database, StoredDocument } from './database.ts'
import { sizeOfFields } from './documentSize.ts'
import { encodeValue } from './encodeValue.ts'
import { deleteField, getField, setField } from './fieldPath.ts'
import { formatInstant } from './instant.ts'
import { documentsName } from './resourceName.ts'
import { applyTransform } from './transform.ts'
import type { Fields, WireValue } from './value.ts'
import { checkPrecondition, type Write } from './write.ts'

const maxDocumentBytes = 1_048_576

export interface WriteResult {
  /** Absent after a delete. */
  readonly updateTime?: string
  readonly transformResults?: readonly WireValue[]
}

/**
 * Applies writes in their order, all or none, and returns the body of the answer. Throws the service's
 * error of the first write that cannot be applied; the database is then as it was.
 */
export function commit(
  database: Database,
  writes: readonly Write[],
): { writeResults: WriteResult[]; commitTime: string } {
  const commitTime = database.nextCommitTime()
  const changes = new Map<string, Fields | undefined>()
  const writeResults = writes.map((write) => {
    const before = database.get(write.path)
    const current = withChange(before, changes, write.path, commitTime)
    const name = `${documentsName(database.projectId)}/${write.path}`
    checkPrecondition(write.precondition, current, name)
    if (write.kind === 'verify') return {}
    if (write.kind === 'delete') {
      changes.set(write.path, undefined)
      return {}
    }
    const { fields, results } = updated(write, current?.fields, commitTime)
    checkSize(fields, name)
    changes.set(write.path, fields)
    const transformResults = results.length > 0 ? { transformResults: results } : {}
    return { updateTime: formatInstant(commitTime), ...transformResults }
  })
  for (const [path, fields] of changes) {
    if (fields) database.put(path, fields, commitTime)
    else database.remove(path)
  }
  return { writeResults, commitTime: formatInstant(commitTime) }
}

/** The document as the earlier writes of the same commit leave it. */
function withChange(
  before: StoredDocument | undefined,
  changes: ReadonlyMap<string, Fields | undefined>,
  path: string,
  commitTime: bigint,
): Pick<StoredDocument, 'fields' | 'updateTime'> | undefined {
  if (!changes.has(path)) return before
  const fields = changes.get(path)
  return fields && { fields, updateTime: commitTime }
}

function updated(
  write: Extract<Write, { kind: 'update' }>,
  current: Fields = new Map(),
  commitTime: bigint,
): { fields: Fields; results: WireValue[] } {
  let fields = write.fields
  if (write.mask) {
    fields = write.mask.reduce((masked, path) => {
      const value = getField(write.fields, path)
      return value === undefined ? deleteField(masked, path) : setField(masked, path, value)
    }, current)
  }
  const results = write.transforms.map((transform) => {
    const { value, result } = applyTransform(
      transform,
      getField(fields, transform.path),
      commitTime,
    )
    fields = setField(fields, transform.path, value)
    return encodeValue(result)
  })
  return { fields, results }
}

function checkSize(fields: Fields, name: string): void {
  const bytes = sizeOfFields(fields)
  if (bytes > maxDocumentBytes) {
    throw invalid(
      `Document '${name}' cannot be written because its size (${bytes} bytes) exceeds the maximum allowed size of ${maxDocumentBytes} bytes.`,
    )
  }
}
