import { randomBytes } from 'node:crypto'
import { FaultList } from '../http/faults.ts'
import type { SeedAccount } from '../seed/accounts.ts'
import type { Account } from './account.ts'
import { Accounts } from './accounts.ts'
import { VerificationCodes } from './verificationCodes.ts'

export class Project {
  readonly id: string
  readonly now: () => number
  readonly accounts = new Accounts()
  readonly codes = new VerificationCodes()
  readonly faults = new FaultList()
  readonly #seed: () => readonly SeedAccount[]

  constructor(id: string, now: () => number, seed: (projectId: string) => readonly SeedAccount[]) {
    this.id = id
    this.now = now
    this.#seed = () => seed(id)
    this.reseed()
  }

  /** Replaces all accounts and codes by the seed. */
  reseed(): void {
    this.clear()
    for (const { uid, phone } of this.#seed()) this.create({ localId: uid, phoneNumber: phone })
  }

  clear(): void {
    this.accounts.clear()
    this.codes.clear()
  }

  create(facts: Partial<Account>): Account {
    const now = this.now()
    return this.accounts.put({
      localId: randomBytes(21).toString('base64url'),
      disabled: false,
      identities: [],
      createdAt: now,
      lastLoginAt: now,
      validSince: 0,
      ...facts,
    })
  }
}
