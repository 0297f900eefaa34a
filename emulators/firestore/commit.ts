import { invalid } from '../http/apiError.ts'
import type { Database, StoredDocument } from './database.ts'
import { documentsName } from './resourceName.ts'
import { sizeOfFields } from './values/documentSize.ts'
import { encodeValue } from './values/encodeValue.ts'
import { deleteField, getField, setField } from './values/fieldPath.ts'
import { formatInstant } from './values/instant.ts'
import { applyTransform } from './values/transform.ts'
import type { Fields, WireValue } from './values/value.ts'
import { checkPrecondition, type Write } from './write.ts'

const maxDocumentBytes = 1_048_576

export interface WriteResult {
  /** Absent after a delete. */
  readonly updateTime?: string
  readonly transformResults?: readonly WireValue[]
}

export interface StagedWrite {
  readonly write: Write
  /** The document after the commit's earlier writes. */
  readonly current: Pick<StoredDocument, 'fields' | 'updateTime'> | undefined
  /** Undefined: deleted. */
  readonly after: Fields | undefined
  readonly transformResults: readonly WireValue[]
}

export interface StagedCommit {
  readonly commitTime: bigint
  readonly writes: readonly StagedWrite[]
  /** The documents that the commit changes, afterwards. */
  readonly changes: ReadonlyMap<string, Fields | undefined>
}

/** Computes writes and transforms in order, for the rules to judge. */
export function stageCommit(database: Database, writes: readonly Write[]): StagedCommit {
  const commitTime = database.nextCommitTime()
  const changes = new Map<string, Fields | undefined>()
  const staged = writes.map((write): StagedWrite => {
    const current = withChange(database.get(write.path), changes, write.path, commitTime)
    if (write.kind === 'verify') {
      return { write, current, after: current?.fields, transformResults: [] }
    }
    if (write.kind === 'delete') {
      changes.set(write.path, undefined)
      return { write, current, after: undefined, transformResults: [] }
    }
    const { fields, results } = updated(write, current?.fields, commitTime)
    changes.set(write.path, fields)
    return { write, current, after: fields, transformResults: results }
  })
  return { commitTime, writes: staged, changes }
}

/** Stores staged writes, all or none; returns the answer's body. Throws the service's error of the first impossible write. */
export function makeCommit(
  database: Database,
  { commitTime, writes, changes }: StagedCommit,
): { writeResults: WriteResult[]; commitTime: string } {
  const writeResults = writes.map(({ write, current, after, transformResults }): WriteResult => {
    const name = `${documentsName(database.projectId)}/${write.path}`
    checkPrecondition(write.precondition, current, name)
    if (write.kind !== 'update' || !after) return {}
    checkSize(after, name)
    const updateTime = formatInstant(commitTime)
    return transformResults.length > 0 ? { updateTime, transformResults } : { updateTime }
  })
  for (const [path, fields] of changes) {
    if (fields) database.put(path, fields, commitTime)
    else database.remove(path)
  }
  return { writeResults, commitTime: formatInstant(commitTime) }
}

function withChange(
  before: StoredDocument | undefined,
  changes: ReadonlyMap<string, Fields | undefined>,
  path: string,
  commitTime: bigint,
): StagedWrite['current'] {
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
