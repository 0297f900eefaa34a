/**
 * Takes the place of the one class that `firebase/firestore/lite` uses of its WebChannel package, to order document ids of the
 * form `__id7__`. The package's own file is compiled as a whole and would bring 2.7 KiB of script that the lite SDK never runs.
 * Named in `vite.config.ts`; should a later SDK want more of that package, the build stops with a missing export.
 */
export class Integer {
  readonly #value: bigint

  constructor(value: bigint) {
    this.#value = value
  }

  /** A 64-bit number from decimal digits; anything else counts as 0. */
  static fromString(digits: string): Integer {
    return new Integer(/^-?\d+$/.test(digits) ? BigInt.asIntN(64, BigInt(digits)) : 0n)
  }

  /** Negative, 0 or positive: this number is below, equal to or above the other. */
  compare(other: Integer): number {
    if (this.#value === other.#value) return 0
    return this.#value < other.#value ? -1 : 1
  }
}
