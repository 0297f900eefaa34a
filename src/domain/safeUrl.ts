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
 * The one allow-list for links and pictures that come from outside (decisions, section 11): an address of our own with
 * one leading slash, `https:` or `tel:`. Anything else, also one that hides behind spaces or control characters, is undefined.
 */
export function safeUrl(url: string): string | undefined {
  const trimmed = url.trim()
  if (hasControlCharacter(trimmed)) return undefined
  if (OWN_PATH.test(trimmed)) return trimmed
  if (!ALLOWED_SCHEME.test(trimmed)) return undefined
  return URL.canParse(trimmed) ? trimmed : undefined
}
