import { FaultSwitches } from '../http/faults.ts'
import { Database } from './database.ts'
import { decodeStoredFields } from './decodeValue.ts'
import { checkedPath } from './resourceName.ts'
import type { SeedDocument } from './seedDocument.ts'
import { Transactions } from './transactions.ts'
import { UsageMeter } from './usage.ts'
import type { Fields } from './value.ts'

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

/** Everything that the stand-in knows of one project. */
export class Project {
  readonly database: Database
  readonly transactions = new Transactions()
  readonly faults = new FaultSwitches()
  readonly usage = new UsageMeter()
  readonly #seed: () => readonly SeedDocument[]

  constructor(id: string, now: () => number, seed: (projectId: string) => readonly SeedDocument[]) {
    this.database = new Database(id, now)
    this.#seed = () => seed(id)
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
