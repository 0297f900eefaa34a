/** A provider and what the window shows of it. */
export interface ProviderName {
  readonly label: string
  /** Which of the window's colours and signs. */
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

/** What a provider is called to people; an unknown one by its id. */
export function providerNameOf(providerId: string): ProviderName {
  const name = shortNameOf(providerId)
  return known.find(({ mark }) => mark === name) ?? { label: name, mark: 'other' }
}

/**
 * The number under which a provider knows an account name: the same for ever, and another at each provider. FNV-1a of
 * 64 bits over UTF-8, since the browser's own digests are missing where the page comes over plain HTTP to a phone.
 */
export function identityId(providerId: string, accountName: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(`${providerId}\n${accountName}`)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString().padStart(20, '0')
}

/** The answer of a provider for an account name, as the stand-in's own `signInWithIdp` reads it. */
export function providerAnswer(origin: string, providerId: string, accountName: string): string {
  const name = accountName.trim().normalize('NFC')
  const idToken = JSON.stringify({ sub: identityId(providerId, name), name })
  const parameters = new URLSearchParams({ providerId, id_token: idToken })
  return `${origin}/emulator/auth/handler?${parameters}`
}
