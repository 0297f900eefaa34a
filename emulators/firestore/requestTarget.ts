import { ApiError, invalid } from '../http/apiError.ts'

const switches = ['clock', 'faults', 'usage'] as const
type Switch = (typeof switches)[number]

export interface RequestTarget {
  /** Documents, or the stand-in's own switches. */
  readonly area: 'documents' | 'control'
  readonly projectId: string
  /** Of a switch: the path below the project. */
  readonly resource: 'documents' | Switch
  readonly segments: readonly string[]
  /** Custom method: `runQuery` in `documents:runQuery`. */
  readonly verb: string | undefined
  readonly parameters: URLSearchParams
}

/** Does an address belong to the stand-in, even if malformed? */
export function isEmulatorAddress(address: string): boolean {
  return address.startsWith('/v1/') || address.startsWith('/emulator/v1/')
}

/** Reads an address. Throws NOT_FOUND if unknown, INVALID_ARGUMENT for bad escapes. */
export function parseTarget(address: string, method: string): RequestTarget {
  const [path = '', query = ''] = splitOnce(address, '?')
  const area = path.startsWith('/emulator/') ? 'control' : 'documents'
  const parts = path.slice(area === 'control' ? '/emulator/v1/'.length : '/v1/'.length).split('/')
  // A document's id may hold a colon; only POST has custom methods.
  const [last = '', verb] = method === 'POST' ? splitLast(parts.at(-1) ?? '') : [parts.at(-1)]
  const [projects, projectId, ...rest] = [...parts.slice(0, -1), last].map(decodeSegment)
  if (projects !== 'projects' || !projectId) throw unknownAddress(path)
  const target = { area, projectId, verb, parameters: new URLSearchParams(query) } as const
  const only = switches.find((name) => rest.length === 1 && rest[0] === name)
  if (area === 'control' && only) return { ...target, resource: only, segments: [] }
  const [databases, databaseId, documents, ...segments] = rest
  if (databases !== 'databases' || documents !== 'documents') throw unknownAddress(path)
  if (databaseId !== '(default)') {
    throw new ApiError('NOT_FOUND', `Project ${projectId} has no database "${databaseId}".`)
  }
  return { ...target, resource: 'documents', segments }
}

export function unknownAddress(path: string): ApiError {
  return new ApiError('NOT_FOUND', `Unknown path ${path.slice(0, 200)}`)
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw invalid('The address has an invalid percent-encoding.')
  }
}

function splitOnce(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator)
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)]
}

function splitLast(segment: string): [string, string?] {
  const index = segment.lastIndexOf(':')
  return index < 0 ? [segment] : [segment.slice(0, index), segment.slice(index + 1)]
}
