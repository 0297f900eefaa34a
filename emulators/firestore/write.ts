import { ApiError, invalid } from '../http/apiError.ts'
import { isJsonObject, readBoolean, readList, readObject, readString } from '../http/readJson.ts'
import type { StoredDocument } from './database.ts'
import { documentPathOf } from './resourceName.ts'
import { decodeStoredFields } from './values/decodeValue.ts'
import { type FieldPath, parseFieldPath } from './values/fieldPath.ts'
import { formatInstant, parseInstant } from './values/instant.ts'
import { decodeTransform, type Transform } from './values/transform.ts'
import type { Fields } from './values/value.ts'

export interface Precondition {
  readonly exists?: boolean | undefined
  readonly updateTime?: bigint | undefined
}

interface Target {
  readonly path: string
  readonly precondition: Precondition
}

export type Write =
  | (Target & { readonly kind: 'delete' })
  | (Target & { readonly kind: 'verify' })
  | (Target & {
      readonly kind: 'update'
      readonly fields: Fields
      /** The fields to write; undefined replaces the document. */
      readonly mask: readonly FieldPath[] | undefined
      readonly transforms: readonly Transform[]
    })

/** The writes of a commit. Throws INVALID_ARGUMENT. */
export function decodeWrites(wire: unknown, projectId: string): Write[] {
  return readList(wire, 'writes').map((write) => decodeWrite(write, projectId))
}

/** A `currentDocument`. Throws INVALID_ARGUMENT. */
export function decodePrecondition(wire: unknown): Precondition {
  const { exists, updateTime } = readObject(wire, 'currentDocument')
  return {
    exists: readBoolean(exists, 'exists'),
    updateTime:
      updateTime === undefined ? undefined : parseInstant(readString(updateTime, 'updateTime')),
  }
}

/** A mask's paths. Throws INVALID_ARGUMENT. */
export function decodeMask(paths: readonly unknown[]): FieldPath[] {
  return paths.map((text) => {
    const path = parseFieldPath(readString(text, 'fieldPaths'))
    if (/^__.*__$/s.test(path[0])) throw invalid(`The field name "${path[0]}" is reserved.`)
    return path
  })
}

/** Throws the service's error unless the document is in the required state. */
export function checkPrecondition(
  { exists, updateTime }: Precondition,
  document: Pick<StoredDocument, 'updateTime'> | undefined,
  name: string,
): void {
  if (exists === true && !document) {
    throw new ApiError('NOT_FOUND', `No document to update: ${name}`)
  }
  if (exists === false && document) {
    throw new ApiError('ALREADY_EXISTS', `Document already exists: ${name}`)
  }
  if (updateTime !== undefined && document?.updateTime !== updateTime) {
    const stored = document ? formatInstant(document.updateTime) : 'none'
    throw new ApiError(
      'FAILED_PRECONDITION',
      `The stored version (${stored}) of ${name} does not match the required base version (${formatInstant(updateTime)}).`,
    )
  }
}

function decodeWrite(wire: unknown, projectId: string): Write {
  const write = readObject(wire, 'A write')
  const precondition = decodePrecondition(write.currentDocument)
  const pathOf = (name: unknown) => documentPathOf(readString(name, 'name'), projectId)
  if (write.delete !== undefined)
    return { kind: 'delete', path: pathOf(write.delete), precondition }
  if (write.verify !== undefined)
    return { kind: 'verify', path: pathOf(write.verify), precondition }
  if (write.transform !== undefined) {
    const { document, fieldTransforms } = readObject(write.transform, 'transform')
    const transforms = readList(fieldTransforms, 'fieldTransforms').map(decodeTransform)
    const path = pathOf(document)
    return { kind: 'update', path, precondition, fields: new Map(), mask: [], transforms }
  }
  if (!isJsonObject(write.update))
    throw invalid('A write must update, delete, verify or transform.')
  const mask =
    write.updateMask === undefined ? undefined : readObject(write.updateMask, 'updateMask')
  return {
    kind: 'update',
    path: pathOf(write.update.name),
    precondition,
    fields: decodeStoredFields(write.update.fields),
    mask: mask && decodeMask(readList(mask.fieldPaths, 'fieldPaths')),
    transforms: readList(write.updateTransforms, 'updateTransforms').map(decodeTransform),
  }
}
