export interface ProviderName {
  readonly label: string
  /** Selects colours and logo. */
  readonly mark: 'google' | 'apple' | 'kakao' | 'naver' | 'other'
}

const known: readonly ProviderName[] = [
  { label: 'Google', mark: 'google' },
  { label: 'Apple', mark: 'apple' },
  { label: '카카오', mark: 'kakao' },
  { label: '네이버', mark: 'naver' },
]

/** `oidc.kakao` → `kakao`, `google.com` → `google`. */
export function shortNameOf(providerId: string): string {
  return providerId.replace(/^(oidc|saml)\./, '').replace(/\.com$/, '')
}

/** A provider's display name; the id of an unknown one. */
export function providerNameOf(providerId: string): ProviderName {
  const name = shortNameOf(providerId)
  return known.find(({ mark }) => mark === name) ?? { label: name, mark: 'other' }
}

/** A stable number per provider and account name: FNV-1a, 64 bits, UTF-8, since browsers have no digests over plain HTTP. */
export function identityId(providerId: string, accountName: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(`${providerId}\n${accountName}`)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString().padStart(20, '0')
}

/** A provider's answer for an account name, as `signInWithIdp` reads it. */
export function providerAnswer(origin: string, providerId: string, accountName: string): string {
  const name = accountName.trim().normalize('NFC')
  const idToken = JSON.stringify({ sub: identityId(providerId, name), name })
  const parameters = new URLSearchParams({ providerId, id_token: idToken })
  return `${origin}/emulator/auth/handler?${parameters}`
}
