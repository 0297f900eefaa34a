import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { ApiError } from '../../http/apiError.ts'
import { getAllowed } from '../access.ts'
import { charge } from '../charge.ts'
import type { StoredDocument } from '../database.ts'
import type { Session } from '../operation.ts'
import { collectionPathOf, documentsName } from '../resourceName.ts'
import { encodeDocument } from '../values/encodeDocument.ts'
import { formatInstant } from '../values/instant.ts'
import type { Target } from './target.ts'

/** A client that comes back later pays for everything again. */
const RESUMED_WITHIN_NS = BigInt(minutesToMilliseconds(30)) * 1_000_000n

type Found = ReadonlyMap<string, StoredDocument>

/** A target with what its client knows of it. */
export class FollowedTarget {
  readonly target: Target
  #known: Found | undefined

  constructor(target: Target) {
    this.target = target
  }

  /** Messages about all that is found. Throws PERMISSION_DENIED. */
  begin(session: Session, readTime: bigint): object[] {
    const { target } = this
    target.judge(session)
    const found = this.#find(session)
    this.#known = found
    charge(session, { reads: chargedAtFirst(target, found, readTime) })
    return [...target.named.filter((path) => !found.has(path)), ...found.keys()].map((path) =>
      this.#message(session, path, readTime),
    )
  }

  /** Messages about what a commit has changed; none before the beginning. Throws PERMISSION_DENIED. */
  update(session: Session, paths: ReadonlySet<string>, readTime: bigint): object[] {
    const known = this.#known
    if (!known || !isTouched(this.target, paths)) return []
    const found = this.#find(session)
    const gone = [...known.keys()].filter((path) => !found.has(path))
    const changed = [...found.keys()].filter((path) => known.get(path) !== found.get(path))
    if (changed.length + gone.length === 0) return []
    this.target.judge(session)
    this.#known = found
    // What is displaced or deleted costs nothing.
    const left = gone.filter((path) => paths.has(path) && session.project.database.get(path))
    charge(session, { reads: changed.length + left.length })
    return [...gone, ...changed].map((path) => this.#message(session, path, readTime))
  }

  #find({ project }: Session): Found {
    const found = this.target.find(project.database)
    return new Map(found.map((document) => [document.path, document]))
  }

  /** A document as it is now, in the target or no more. */
  #message(session: Session, path: string, readTime: bigint): object {
    const { database } = session.project
    const ids = [this.target.id]
    const isFound = this.#known?.has(path)
    const document = database.get(path)
    if (document && (isFound || mayGet(session, path))) {
      const membership = isFound ? { targetIds: ids } : { removedTargetIds: ids }
      return { documentChange: { document: encodeDocument(document), ...membership } }
    }
    return {
      [document ? 'documentRemove' : 'documentDelete']: {
        document: `${documentsName(database.projectId)}/${path}`,
        removedTargetIds: ids,
        readTime: formatInstant(readTime),
      },
    }
  }
}

/** Could a change of these documents change what is found? */
const isTouched = ({ collectionPaths }: Target, paths: ReadonlySet<string>): boolean =>
  [...paths].some((path) =>
    collectionPaths.some((wanted) => `/${collectionPathOf(path)}`.endsWith(`/${wanted}`)),
  )

/** As a query: at least one; after a pause only what is newer. */
function chargedAtFirst({ resumedFrom, named }: Target, found: Found, readTime: bigint): number {
  if (resumedFrom === undefined || readTime - resumedFrom > RESUMED_WITHIN_NS)
    return Math.max(1, found.size, named.length)
  return [...found.values()].filter(({ updateTime }) => updateTime > resumedFrom).length
}

function mayGet(session: Session, path: string): boolean {
  try {
    getAllowed(session, [path])
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
