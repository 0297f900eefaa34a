/** Visitors' usage, counted as on the service's page of prices. */
export interface Usage {
  readonly requests: number
  /** At least one per query, lookups of the rules, one per 1000 aggregated documents. */
  readonly reads: number
  readonly writes: number
  readonly deletes: number
  /** Bytes of the answers before compression. */
  readonly sentBytes: number
}

const nothing: Usage = { requests: 0, reads: 0, writes: 0, deletes: 0, sentBytes: 0 }

/** Visitors' usage of a project, without the administrator's. */
export class UsageMeter {
  #total = nothing

  get total(): Usage {
    return this.#total
  }

  reset(): void {
    this.#total = nothing
  }

  add(used: Partial<Usage>): void {
    const { requests, reads, writes, deletes, sentBytes } = this.#total
    this.#total = {
      requests: requests + (used.requests ?? 0),
      reads: reads + (used.reads ?? 0),
      writes: writes + (used.writes ?? 0),
      deletes: deletes + (used.deletes ?? 0),
      sentBytes: sentBytes + (used.sentBytes ?? 0),
    }
  }
}
