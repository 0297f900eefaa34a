import { invalid } from '../http/apiError.ts'

/** Root name of a project's documents. */
export function documentsName(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`
}

/** Document path of a full name. Throws INVALID_ARGUMENT for another project. */
export function documentPathOf(name: string, projectId: string): string {
  const root = `${documentsName(projectId)}/`
  if (!name.startsWith(root)) throw invalid(`"${name.slice(0, 200)}" is not in this database.`)
  const segments = name.slice(root.length).split('/')
  if (segments.length % 2 !== 0) throw invalid(`"${name.slice(0, 200)}" names no document.`)
  return checkedPath(segments)
}

/** Joins ids to a path. Throws INVALID_ARGUMENT for an invalid one. */
export function checkedPath(segments: readonly string[]): string {
  for (const id of segments) {
    const isReserved = /^__.*__$/s.test(id) && !/^__id-?\d+__$/.test(id)
    const isValid =
      id !== '' && id !== '.' && id !== '..' && !id.includes('/') && Buffer.byteLength(id) <= 1500
    if (isReserved || !isValid) throw invalid(`Invalid resource id "${id.slice(0, 100)}".`)
  }
  return segments.join('/')
}

export function collectionPathOf(documentPath: string): string {
  return documentPath.slice(0, documentPath.lastIndexOf('/'))
}

export function lastIdOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
