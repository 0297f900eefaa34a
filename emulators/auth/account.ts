/** An identity at a provider; at most one account has it. */
export interface Identity {
  readonly providerId: string
  readonly rawId: string
  readonly displayName?: string | undefined
  readonly email?: string | undefined
  readonly phoneNumber?: string | undefined
}

/** Times are epoch ms. */
export interface Account {
  readonly localId: string
  readonly phoneNumber?: string | undefined
  readonly email?: string | undefined
  readonly emailVerified?: boolean | undefined
  readonly displayName?: string | undefined
  readonly photoUrl?: string | undefined
  readonly disabled: boolean
  /** Without the phone. */
  readonly identities: readonly Identity[]
  readonly createdAt: number
  readonly lastLoginAt: number
  /** Epoch seconds; older tokens are invalid. */
  readonly validSince: number
}

/** All identities of an account, the phone first. */
export function identitiesOf({ phoneNumber, identities }: Account): readonly Identity[] {
  if (phoneNumber === undefined) return identities
  return [{ providerId: 'phone', rawId: phoneNumber, phoneNumber }, ...identities]
}

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
