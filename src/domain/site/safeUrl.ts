/** Undefined where the address is malformed; the least browsers lack `URL.canParse` and `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

const OWN_PATH = /^\/(?![/\\])/
const ALLOWED_SCHEME = /^(?:https:|tel:)/i

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.charCodeAt(0)
    if (code <= 0x20 || code === 0x7f) return true
  }
  return false
}

/** Addresses of the bucket: Firebase's download URL and the public one; a test compares them with `firebase.json`. */
export const PICTURE_ORIGINS: readonly string[] = [
  'https://firebasestorage.googleapis.com',
  'https://storage.googleapis.com',
]

/** Allow-list of links and pictures (specification 3, section 11): a path with one slash, `https:`, `tel:`; else undefined. */
export function safeUrl(url: string): string | undefined {
  const trimmed = url.trim()
  if (hasControlCharacter(trimmed)) return undefined
  if (OWN_PATH.test(trimmed)) return trimmed
  if (!ALLOWED_SCHEME.test(trimmed)) return undefined
  return parseUrl(trimmed) && trimmed
}

/** Only a path of this site or one of {@link PICTURE_ORIGINS}. */
export function safePictureUrl(url: string): string | undefined {
  const safe = safeUrl(url)
  if (safe === undefined || safe.startsWith('/')) return safe
  return PICTURE_ORIGINS.includes(new URL(safe).origin) ? safe : undefined
}
