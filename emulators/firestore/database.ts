import { collectionPathOf, documentsName, lastIdOf } from './resourceName.ts'
import type { Fields, ReferenceValue } from './values/value.ts'

/** A document of one moment; a change makes a new one. Times are nanoseconds since 1970. */
export interface StoredDocument {
  /** Path below the database, `collection/id/…`. */
  readonly path: string
  /** The whole name, as the value that `__name__` stands for. */
  readonly reference: ReferenceValue
  readonly fields: Fields
  readonly createTime: bigint
  readonly updateTime: bigint
}

/** Many projects hold thousands of documents each: the name is made when it is asked for. */
class DocumentName implements ReferenceValue {
  readonly kind = 'reference'
  readonly #projectId: string
  readonly #path: string

  constructor(projectId: string, path: string) {
    this.#projectId = projectId
    this.#path = path
  }

  get segments(): readonly string[] {
    return `${documentsName(this.#projectId)}/${this.#path}`.split('/')
  }
}

/** The documents of one project, by collection. */
export class Database {
  readonly projectId: string
  readonly #now: () => number
  readonly #collections = new Map<string, Map<string, StoredDocument>>()
  #lastCommit = 0n

  constructor(projectId: string, now: () => number) {
    this.projectId = projectId
    this.#now = now
  }

  get(path: string): StoredDocument | undefined {
    return this.#collections.get(collectionPathOf(path))?.get(path)
  }

  /** The documents of one collection, in no particular order. */
  inCollection(collectionPath: string): readonly StoredDocument[] {
    return [...(this.#collections.get(collectionPath)?.values() ?? [])]
  }

  /** The documents at any depth below a document (or the root, `''`), of one collection id or of all. */
  inGroup(parent: string, collectionId: string | undefined): readonly StoredDocument[] {
    return this.collectionsBelow(parent)
      .filter((path) => collectionId === undefined || lastIdOf(path) === collectionId)
      .flatMap((path) => this.inCollection(path))
  }

  /** Paths of all collections at any depth below a document (or the root, `''`) that hold documents. */
  collectionsBelow(parent: string): readonly string[] {
    return [...this.#collections.keys()].filter(
      (path) => parent === '' || path.startsWith(`${parent}/`),
    )
  }

  put(path: string, fields: Fields, commitTime: bigint): void {
    const collectionPath = collectionPathOf(path)
    const collection = this.#collections.get(collectionPath) ?? new Map<string, StoredDocument>()
    collection.set(path, {
      path,
      reference: new DocumentName(this.projectId, path),
      fields,
      createTime: collection.get(path)?.createTime ?? commitTime,
      updateTime: commitTime,
    })
    this.#collections.set(collectionPath, collection)
  }

  remove(path: string): void {
    const collectionPath = collectionPathOf(path)
    const collection = this.#collections.get(collectionPath)
    collection?.delete(path)
    if (collection?.size === 0) this.#collections.delete(collectionPath)
  }

  /** Forgets the last commit, too: the clock may have been put back. */
  clear(): void {
    this.#collections.clear()
    this.#lastCommit = 0n
  }

  /** A time for the next commit: now, and later than every commit before, in whole microseconds. */
  nextCommitTime(): bigint {
    const next = this.#lastCommit + 1000n
    const now = this.#clock()
    this.#lastCommit = now
    if (now < next) this.#lastCommit = next
    return this.#lastCommit
  }

  /** The time of a read: now, and never before the last commit. */
  readTime(): bigint {
    const now = this.#clock()
    if (now > this.#lastCommit) return now
    return this.#lastCommit
  }

  #clock(): bigint {
    return BigInt(Math.floor(this.#now())) * 1_000_000n
  }
}
