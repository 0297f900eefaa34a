export interface Random {
  /** An integer from 0 to below `end`. */
  readonly below: (end: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(list: readonly [T, ...T[]]) => T
  /** A list of `least` to `most` drawn values. */
  readonly several: <T>(least: number, most: number, draw: () => T) => T[]
}

/** Reproducible draws (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (list) => list[below(list.length)] ?? list[0],
    several: (least, most, draw) =>
      Array.from({ length: least + below(most - least + 1) }, () => draw()),
  }
}
