import { invalid } from '../http/apiError.ts'

/** The name under which all documents of a project lie. */
export function documentsName(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`
}

/** A document's path (`collection/id/…`) from its whole name. Throws INVALID_ARGUMENT for another project's. */
export function documentPathOf(name: string, projectId: string): string {
  const root = `${documentsName(projectId)}/`
  if (!name.startsWith(root)) throw invalid(`"${name.slice(0, 200)}" is not in this database.`)
  const segments = name.slice(root.length).split('/')
  if (segments.length % 2 !== 0) throw invalid(`"${name.slice(0, 200)}" names no document.`)
  return checkedPath(segments)
}

/** The joined path of ids. Throws INVALID_ARGUMENT when one of them is none. */
export function checkedPath(segments: readonly string[]): string {
  for (const id of segments) {
    const isReserved = /^__.*__$/s.test(id) && !/^__id-?\d+__$/.test(id)
    const isValid =
      id !== '' && id !== '.' && id !== '..' && !id.includes('/') && Buffer.byteLength(id) <= 1500
    if (isReserved || !isValid) throw invalid(`Invalid resource id "${id.slice(0, 100)}".`)
  }
  return segments.join('/')
}

/** The path of the collection that a document lies in. */
export function collectionPathOf(documentPath: string): string {
  return documentPath.slice(0, documentPath.lastIndexOf('/'))
}

/** The last part of a path. */
export function lastIdOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
