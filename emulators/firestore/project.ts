import { FaultSwitches } from '../http/faults.ts'
import { Database } from './database.ts'
import { decodeStoredFields } from './decodeValue.ts'
import { checkedPath } from './resourceName.ts'
import type { SeedDocument } from './seedDocument.ts'
import { Transactions } from './transactions.ts'
import { UsageMeter } from './usage.ts'

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
    for (const { path, fields } of this.#seed()) {
      const checked = checkedPath(path.split('/'))
      this.database.put(checked, decodeStoredFields(fields), this.database.nextCommitTime())
    }
  }
}
