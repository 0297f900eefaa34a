import { FaultList } from '../http/faults.ts'
import { Database } from './database.ts'
import { checkedPath } from './resourceName.ts'
import type { SeedDocument } from './seedDocument.ts'
import { Transactions } from './transactions.ts'
import { UsageMeter } from './usage.ts'
import { decodeStoredFields } from './values/decodeValue.ts'
import type { Fields } from './values/value.ts'

interface CheckedDocument {
  readonly path: string
  readonly fields: Fields
}

/** Checked once: many projects share a seed. */
const checkedDocuments = new WeakMap<SeedDocument, CheckedDocument>()

function checked(document: SeedDocument): CheckedDocument {
  const known = checkedDocuments.get(document)
  if (known) return known
  const path = checkedPath(document.path.split('/'))
  const made = { path, fields: decodeStoredFields(document.fields) }
  checkedDocuments.set(document, made)
  return made
}

/** A project's initial documents. */
export type Seed = (projectId: string, now: Date) => readonly SeedDocument[]

export class Project {
  readonly database: Database
  readonly transactions = new Transactions()
  readonly faults = new FaultList()
  readonly usage = new UsageMeter()
  /** Offset of the project's clock; negative when behind. */
  aheadMs = 0
  readonly #seed: () => readonly SeedDocument[]

  constructor(id: string, now: () => number, seed: Seed) {
    const ownNow = () => now() + this.aheadMs
    this.database = new Database(id, ownNow)
    this.#seed = () => seed(id, new Date(ownNow()))
    this.reseed()
  }

  /** Restores the seed. Throws when a document is malformed. */
  reseed(): void {
    this.database.clear()
    for (const document of this.#seed()) {
      const { path, fields } = checked(document)
      this.database.put(path, fields, this.database.nextCommitTime())
    }
  }
}
