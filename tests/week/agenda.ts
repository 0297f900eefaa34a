interface Appointment {
  readonly at: Date
  readonly number: number
  readonly run: () => Promise<void>
}

/** Presses in order of time; each may add more. */
export class Agenda {
  readonly #appointments: Appointment[] = []
  #count = 0

  add(at: Date, run: () => Promise<void>): void {
    this.#count += 1
    this.#appointments.push({ at, number: this.#count, run })
    this.#appointments.sort((a, b) => a.at.getTime() - b.at.getTime() || a.number - b.number)
  }

  next(): Appointment | undefined {
    return this.#appointments.shift()
  }
}
