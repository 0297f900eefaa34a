import { FaultSwitches } from '../http/faults.ts'
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

/** Many projects begin with the same documents. */
const checkedDocuments = new WeakMap<SeedDocument, CheckedDocument>()

/** Throws when the document is malformed. */
function checked(document: SeedDocument): CheckedDocument {
  const known = checkedDocuments.get(document)
  if (known) return known
  const path = checkedPath(document.path.split('/'))
  const made = { path, fields: decodeStoredFields(document.fields) }
  checkedDocuments.set(document, made)
  return made
}

/** What a project begins with at a time of its clock. */
export type Seed = (projectId: string, now: Date) => readonly SeedDocument[]

/** Everything that the stand-in knows of one project. */
export class Project {
  readonly database: Database
  readonly transactions = new Transactions()
  readonly faults = new FaultSwitches()
  readonly usage = new UsageMeter()
  /** How far this project's clock is ahead of the real one; it stands before zero when it is behind. */
  aheadMs = 0
  readonly #seed: () => readonly SeedDocument[]

  constructor(id: string, now: () => number, seed: Seed) {
    const ownNow = () => now() + this.aheadMs
    this.database = new Database(id, ownNow)
    this.#seed = () => seed(id, new Date(ownNow()))
    this.reseed()
  }

  /** Empties the database and puts the seed back. Throws when a seed document is malformed. */
  reseed(): void {
    this.database.clear()
    for (const document of this.#seed()) {
      const { path, fields } = checked(document)
      this.database.put(path, fields, this.database.nextCommitTime())
    }
  }
}
