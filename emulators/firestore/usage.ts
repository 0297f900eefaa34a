/** What the hosted service would charge for the requests of visitors, as its page of prices counts. */
export interface Usage {
  readonly requests: number
  /** Documents read: at least one a query, those that the rules looked up, one for every 1000 that were summed up. */
  readonly reads: number
  readonly writes: number
  readonly deletes: number
  /** Bytes of the answers, as they are before the connection packs them. */
  readonly sentBytes: number
}

const nothing: Usage = { requests: 0, reads: 0, writes: 0, deletes: 0, sentBytes: 0 }

/** Adds up what visitors have used of a project; what the administrator does is left out. */
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
