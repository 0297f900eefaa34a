import { assemble, disassemble } from 'es-hangul'

/** What stands in the field after each key of a two-set keyboard: 「마포」 is ㅁ, 마, 맢, 마포. */
export function typingStates(text: string): string[] {
  const keys = Array.from(disassemble(text.replace(/\s/g, '')))
  return keys.map((_, index) => assemble(keys.slice(0, index + 1)).normalize('NFC'))
}
