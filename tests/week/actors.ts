import type { Random } from '../emulators/firestore/random'
import type { Agenda } from './agenda'
import type { Device } from './device'
import type { Family } from './families'
import type { Journal, Span } from './journal'

/** Presses of somebody who wants to know how it went. */
export type Press = <T>(what: string, action: () => Promise<T>) => Promise<{ answer: T } & Span>

/** Everybody and everything that the parts of the week are played with. */
export interface Stage {
  readonly agenda: Agenda
  readonly journal: Journal
  readonly random: Random
  readonly press: Press
  readonly families: readonly { readonly family: Family; readonly device: Device }[]
  readonly teachers: readonly [Device, Device]
  /** The five days, `yyyy-mm-dd`. */
  readonly days: readonly string[]
  readonly sunday: string
}

/** A failure after which the page offers to try again. */
const passing = ['unavailable', 'timeout', 'unknown', 'offline']
const MOST_TRIES = 20

export const kindOf = (error: unknown): string =>
  error instanceof Error && 'kind' in error ? String(error.kind) : String(error)

interface Pressing {
  readonly journal: Journal
  /** Does something while requests may fail. */
  readonly during: <T>(action: () => Promise<T>) => Promise<T>
  /** Gives the engine the time of the page, which goes on by itself while nothing is answered. */
  readonly syncClocks: () => void
}

/** Presses until it is known how it went. */
export const pressing =
  ({ journal, during, syncClocks }: Pressing): Press =>
  async (what, action) => {
    journal.count('presses')
    journal.count(`press: ${what}`)
    syncClocks()
    const from = new Date()
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await during(action)
        return { answer, from, to: new Date() }
      } catch (error) {
        if (!passing.includes(kindOf(error)) || tries === MOST_TRIES) throw error
        journal.count('pressed again')
      }
    }
  }
