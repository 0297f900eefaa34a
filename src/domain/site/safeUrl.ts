const OWN_PATH = /^\/(?![/\\])/
const ALLOWED_SCHEME = /^(?:https:|tel:)/i

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.charCodeAt(0)
    if (code <= 0x20 || code === 0x7f) return true
  }
  return false
}

/**
 * Where the pictures of the configured bucket are fetched from: by the address that the Firebase console copies, or as
 * a public file of the same bucket. `firebase.json` lets pictures come from these and no others; a test compares them.
 */
export const PICTURE_ORIGINS: readonly string[] = [
  'https://firebasestorage.googleapis.com',
  'https://storage.googleapis.com',
]

/**
 * The one allow-list for links and pictures that come from outside (specification 3, section 11): an address of our own with
 * one leading slash, `https:` or `tel:`. Anything else, also one that hides behind spaces or control characters, is undefined.
 */
export function safeUrl(url: string): string | undefined {
  const trimmed = url.trim()
  if (hasControlCharacter(trimmed)) return undefined
  if (OWN_PATH.test(trimmed)) return trimmed
  if (!ALLOWED_SCHEME.test(trimmed)) return undefined
  return URL.canParse(trimmed) ? trimmed : undefined
}

/** What of {@link safeUrl} a picture may be: an address of our own or one of {@link PICTURE_ORIGINS}. */
export function safePictureUrl(url: string): string | undefined {
  const safe = safeUrl(url)
  if (safe === undefined || safe.startsWith('/')) return safe
  return PICTURE_ORIGINS.includes(new URL(safe).origin) ? safe : undefined
}
