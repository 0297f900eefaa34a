/** Who somebody is at a provider: 「kakao account number 12」. One identity belongs to one account at most. */
export interface Identity {
  readonly providerId: string
  readonly rawId: string
  readonly displayName?: string | undefined
  readonly email?: string | undefined
  readonly phoneNumber?: string | undefined
}

/** Somebody who can sign in. Times are milliseconds since 1970. */
export interface Account {
  readonly localId: string
  readonly phoneNumber?: string | undefined
  readonly email?: string | undefined
  readonly emailVerified?: boolean | undefined
  readonly displayName?: string | undefined
  readonly photoUrl?: string | undefined
  readonly disabled: boolean
  /** Identities at providers; the phone is not among them. */
  readonly identities: readonly Identity[]
  readonly createdAt: number
  readonly lastLoginAt: number
  /** Tokens issued before this moment (in seconds since 1970) count no more. */
  readonly validSince: number
}

/** All identities of an account, the phone first. */
export function identitiesOf({ phoneNumber, identities }: Account): readonly Identity[] {
  if (phoneNumber === undefined) return identities
  return [{ providerId: 'phone', rawId: phoneNumber, phoneNumber }, ...identities]
}

/** An account as the service writes it. */
export function accountOnWire(account: Account) {
  const { identities: _, createdAt, lastLoginAt, validSince, ...rest } = account
  return {
    ...rest,
    createdAt: String(createdAt),
    lastLoginAt: String(lastLoginAt),
    lastRefreshAt: new Date(lastLoginAt).toISOString(),
    validSince: String(validSince),
    providerUserInfo: identitiesOf(account).map((identity) => ({
      ...identity,
      federatedId: identity.rawId,
    })),
  }
}
