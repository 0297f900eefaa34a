/** [0, 1), from the cryptographic source. */
export const random = (): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 0x1_0000_0000

/** Unlike `randomUUID` it needs no secure context. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')
