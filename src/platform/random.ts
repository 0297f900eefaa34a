/** [0, 1), from the cryptographic source. */
export const random = (): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 0x1_0000_0000
