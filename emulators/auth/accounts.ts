import type { Account, Identity } from './account.ts'

export class Accounts {
  readonly #accounts = new Map<string, Account>()

  get(localId: string): Account | undefined {
    return this.#accounts.get(localId)
  }

  withPhone(phoneNumber: string): Account | undefined {
    return this.#find((account) => account.phoneNumber === phoneNumber)
  }

  withEmail(email: string): Account | undefined {
    return this.#find((account) => account.email === email)
  }

  withIdentity({ providerId, rawId }: Pick<Identity, 'providerId' | 'rawId'>): Account | undefined {
    if (providerId === 'phone') return this.withPhone(rawId)
    return this.#find(({ identities }) =>
      identities.some((own) => own.providerId === providerId && own.rawId === rawId),
    )
  }

  list(): readonly Account[] {
    return [...this.#accounts.values()]
  }

  put(account: Account): Account {
    this.#accounts.set(account.localId, account)
    return account
  }

  remove(localId: string): void {
    this.#accounts.delete(localId)
  }

  clear(): void {
    this.#accounts.clear()
  }

  #find(isMeant: (account: Account) => boolean): Account | undefined {
    return this.list().find(isMeant)
  }
}
