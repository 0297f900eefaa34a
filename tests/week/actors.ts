import type { Random } from '../emulators/firestore/random'
import type { Agenda } from './agenda'
import type { Device } from './device'
import type { Branch, Family } from './families'
import type { Journal, Span } from './journal'

/** Runs a command and records when. */
export type Press = <T>(what: string, action: () => Promise<T>) => Promise<{ answer: T } & Span>

/** The participants of the week. */
export interface Scenario {
  readonly agenda: Agenda
  readonly journal: Journal
  readonly random: Random
  readonly press: Press
  readonly families: readonly { readonly family: Family; readonly device: Device }[]
  /** Owners. */
  readonly teachers: readonly [Device, Device]
  readonly branchTeachers: Readonly<Record<Branch, Device>>
  /** `yyyy-mm-dd`, five. */
  readonly days: readonly string[]
  readonly sunday: string
}

/** After these the page offers a retry. */
const passing = ['unavailable', 'timeout', 'unknown', 'offline']
const MAX_TRIES = 20

export const kindOf = (error: unknown): string =>
  error instanceof Error && 'kind' in error ? String(error.kind) : String(error)

interface PressTools {
  readonly journal: Journal
  /** Runs while requests may fail. */
  readonly during: <T>(action: () => Promise<T>) => Promise<T>
  /** Sets the engine's time to the page's, which advances while requests hang. */
  readonly syncClocks: () => void
}

/** Presses until the result is known. */
export const pressUntilAnswered =
  ({ journal, during, syncClocks }: PressTools): Press =>
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
        if (!passing.includes(kindOf(error)) || tries === MAX_TRIES) throw error
        journal.count('pressed again')
      }
    }
  }
