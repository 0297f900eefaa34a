import { randomBytes } from 'node:crypto'
import { ApiError, invalid } from '../http/apiError.ts'
import type { Database } from './database.ts'

/** Open transactions by id, with the versions that they read. */
export class Transactions {
  readonly #reads = new Map<string, Map<string, bigint | undefined>>()

  begin(): string {
    const id = randomBytes(12).toString('base64')
    this.#reads.set(id, new Map())
    return id
  }

  /** Records reads. Throws INVALID_ARGUMENT for an ended transaction. */
  noteReads(id: string, database: Database, paths: readonly string[]): void {
    const reads = this.#find(id)
    for (const path of paths) {
      if (!reads.has(path)) reads.set(path, database.get(path)?.updateTime)
    }
  }

  /** Throws ABORTED when something that it read has changed. */
  finish(id: string, database: Database): void {
    const reads = this.#find(id)
    this.#reads.delete(id)
    for (const [path, updateTime] of reads) {
      if (database.get(path)?.updateTime !== updateTime) {
        throw new ApiError('ABORTED', 'Too much contention on these documents. Please try again.')
      }
    }
  }

  /** Throws INVALID_ARGUMENT for an ended transaction. */
  rollback(id: string): void {
    this.#find(id)
    this.#reads.delete(id)
  }

  #find(id: string): Map<string, bigint | undefined> {
    const reads = this.#reads.get(id)
    if (!reads) throw invalid('The referenced transaction has expired or is no longer valid.')
    return reads
  }
}
