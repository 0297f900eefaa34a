/** Recognises a text that was seen before without keeping it: FNV-1a over its characters, 32 bits in hexadecimal. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
