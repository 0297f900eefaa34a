import { collectionPathOf, documentsName, lastIdOf } from './resourceName.ts'
import type { Fields, ReferenceValue } from './values/value.ts'

/** An immutable version of a document. Times are epoch ns. */
export interface StoredDocument {
  /** Path below the database, `collection/id/…`. */
  readonly path: string
  /** The full name: the value of `__name__`. */
  readonly reference: ReferenceValue
  readonly fields: Fields
  readonly createTime: bigint
  readonly updateTime: bigint
}

/** Made on demand: many projects hold thousands of documents. */
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

export class Database {
  readonly projectId: string
  readonly #now: () => number
  readonly #collections = new Map<string, Map<string, StoredDocument>>()
  readonly #watchers = new Set<(paths: ReadonlySet<string>) => void>()
  #lastCommit = 0n
  /** Since the watchers were last called. */
  #changed: Set<string> | undefined

  constructor(projectId: string, now: () => number) {
    this.projectId = projectId
    this.#now = now
  }

  get(path: string): StoredDocument | undefined {
    return this.#collections.get(collectionPathOf(path))?.get(path)
  }

  /** Calls with the paths of changed documents once a commit is over. Returns the end of it. */
  watch(onChange: (paths: ReadonlySet<string>) => void): () => void {
    this.#watchers.add(onChange)
    return () => this.#watchers.delete(onChange)
  }

  /** Unordered. */
  inCollection(collectionPath: string): readonly StoredDocument[] {
    return [...(this.#collections.get(collectionPath)?.values() ?? [])]
  }

  /** All documents below a document (`''`: the root), of one collection id or of all. */
  inGroup(parent: string, collectionId: string | undefined): readonly StoredDocument[] {
    return this.collectionsBelow(parent)
      .filter((path) => collectionId === undefined || lastIdOf(path) === collectionId)
      .flatMap((path) => this.inCollection(path))
  }

  /** Paths of non-empty collections at any depth below a document (`''`: the root). */
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
    this.#note([path])
  }

  remove(path: string): void {
    const collectionPath = collectionPathOf(path)
    const collection = this.#collections.get(collectionPath)
    collection?.delete(path)
    if (collection?.size === 0) this.#collections.delete(collectionPath)
    this.#note([path])
  }

  /** Also resets the last commit: the clock may have been set back. */
  clear(): void {
    for (const collection of this.#collections.values()) this.#note(collection.keys())
    this.#collections.clear()
    this.#lastCommit = 0n
  }

  /** Now, but later than every commit before; in whole microseconds. */
  nextCommitTime(): bigint {
    const next = this.#lastCommit + 1000n
    const now = this.#clock()
    this.#lastCommit = now
    if (now < next) this.#lastCommit = next
    return this.#lastCommit
  }

  /** Now, but never before the last commit. */
  readTime(): bigint {
    const now = this.#clock()
    if (now > this.#lastCommit) return now
    return this.#lastCommit
  }

  #note(paths: Iterable<string>): void {
    if (this.#watchers.size === 0) return
    if (!this.#changed) {
      this.#changed = new Set()
      queueMicrotask(() => this.#callWatchers())
    }
    for (const path of paths) this.#changed.add(path)
  }

  #callWatchers(): void {
    const paths = this.#changed ?? new Set()
    this.#changed = undefined
    for (const onChange of this.#watchers) onChange(paths)
  }

  /** As `readTime`, of an answer that listeners keep: every later commit is later than this. */
  listenTime(): bigint {
    this.#lastCommit = this.readTime()
    return this.#lastCommit
  }

  #clock(): bigint {
    return BigInt(Math.floor(this.#now())) * 1_000_000n
  }
}
