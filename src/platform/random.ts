/** A number from 0 up to 1 that nobody can foretell. */
export const random = (): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 0x1_0000_0000
