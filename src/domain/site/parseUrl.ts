/** Undefined where the address is malformed; the least browsers lack `URL.canParse` and `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
