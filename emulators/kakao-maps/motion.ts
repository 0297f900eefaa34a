const DURATION_MS = 260

const easeOut = (t: number) => 1 - (1 - t) ** 3

/** One movement at a time, at once where less motion is wanted. */
export class Motion {
  #frame = 0
  #finish: (() => void) | undefined

  get isMoving(): boolean {
    return this.#finish !== undefined
  }

  /** Calls `step` with a share from 0 to 1, then `finish`; a movement that is under way ends where it is. */
  run(step: (share: number) => void, finish: () => void): void {
    this.stop()
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      step(1)
      finish()
      return
    }
    this.#finish = finish
    let start: number | undefined
    const tick = (time: number) => {
      start ??= time
      const share = Math.min(1, (time - start) / DURATION_MS)
      step(easeOut(share))
      if (share < 1) this.#frame = requestAnimationFrame(tick)
      else this.#end()
    }
    this.#frame = requestAnimationFrame(tick)
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#end()
  }

  #end(): void {
    const finish = this.#finish
    this.#finish = undefined
    finish?.()
  }
}
