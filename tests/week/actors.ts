import { isDeepStrictEqual } from 'node:util'
import type { Prices } from '@/domain/orders/priceList'
import type { Fares } from '@/domain/rides/fares/fare'
import type { Random } from '../emulators/firestore/random'
import type { Agenda } from './agenda'
import type { Device } from './device'
import type { Branch, Family, Guardianship } from './families'
import type { Journal, Span } from './journal'

/** Runs a command and records when. */
export type Press = <T>(what: string, action: () => Promise<T>) => Promise<{ answer: T } & Span>

/** Commands of several devices at the same instant, each until it is known how it went. */
export type Together = (
  what: string,
  actions: readonly (() => Promise<unknown>)[],
) => Promise<{ answers: string[] } & Span>

/** The participants of the week. */
export interface Scenario {
  readonly agenda: Agenda
  readonly journal: Journal
  readonly random: Random
  readonly press: Press
  readonly together: Together
  readonly families: readonly { readonly family: Family; readonly device: Device }[]
  /** Those who share families, on devices of their own. */
  readonly guardians: readonly (Guardianship & { readonly device: Device })[]
  /** Draws which of a family presses. */
  readonly hands: Random
  /** Owners. */
  readonly teachers: readonly [Device, Device]
  readonly branchTeachers: Readonly<Record<Branch, Device>>
  /** `yyyy-mm-dd` */
  readonly days: readonly string[]
  readonly sunday: string
  /** What rides and passes cost, as announced last. */
  readonly settings: { fares: Fares; prices: Prices }
}

/** After these the page offers a retry. */
const passing = ['unavailable', 'timeout', 'unknown', 'offline']
const MAX_TRIES = 20
const DOUBLE_TAPS = 0.02

export const kindOf = (error: unknown): string =>
  error instanceof Error && 'kind' in error ? String(error.kind) : String(error)

/** `done`, an answer in words, or why not. */
export const said = (press: Promise<unknown>): Promise<string> =>
  press.then((answer) => (typeof answer === 'string' ? answer : 'done'), kindOf)

/** The answer to a tap after which the other one had arrived already. */
const isLate = (answer: unknown): boolean => answer === 'repeated'
const timely = (answer: unknown): unknown => (isLate(answer) ? 'booked' : answer)

interface PressTools {
  readonly journal: Journal
  /** Draws what is pressed twice. */
  readonly random: Random
  readonly network: {
    /** Runs while requests may fail. */
    readonly during: <T>(action: () => Promise<T>) => Promise<T>
    /** Runs beside others. */
    readonly apart: <T>(action: () => Promise<T>) => Promise<T>
  }
  /** Sets the engine's time to the page's, which advances while requests hang. */
  readonly syncClocks: () => void
}

/** Presses until the result is known. */
export function pressesOf({ journal, random, network, syncClocks }: PressTools): {
  press: Press
  together: Together
} {
  async function untilAnswered<T>(action: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await action()
      } catch (error) {
        if (!passing.includes(kindOf(error)) || tries === MAX_TRIES) throw error
        journal.count('pressed again')
      }
    }
  }

  /** A double tap: both come to the same, if it is known what they came to. */
  async function twice<T>(what: string, action: () => Promise<T>): Promise<T> {
    const taps = await Promise.allSettled([network.apart(action), network.apart(action)])
    const done = taps
      .filter((tap) => tap.status === 'fulfilled')
      .sort((a, b) => Number(isLate(a.value)) - Number(isLate(b.value)))[0]
    const refused = taps.filter((tap) => tap.status === 'rejected')
    const unknown = refused.find(({ reason }) => passing.includes(kindOf(reason)))
    const [first, second] = taps.map((tap) =>
      tap.status === 'fulfilled' ? timely(tap.value) : kindOf(tap.reason),
    )
    if (!unknown && !isDeepStrictEqual(first, second))
      journal.surprises.push(`${what}, twice: ${JSON.stringify([first, second])}`)
    if (done) return done.value
    throw (unknown ?? refused[0])?.reason
  }

  function begin(what: string, presses: number): Date {
    journal.count('presses', presses)
    journal.count(`press: ${what}`, presses)
    syncClocks()
    return new Date()
  }

  return {
    press: async (what, action) => {
      const from = begin(what, 1)
      const isDouble = random.chance(DOUBLE_TAPS)
      if (isDouble) journal.count('double taps')
      const pressed = isDouble ? () => twice(what, action) : action
      const answer = await network.during(() => untilAnswered(pressed))
      return { answer, from, to: new Date() }
    },
    together: async (what, actions) => {
      const from = begin(what, actions.length)
      const answers = await network.during(() =>
        Promise.all(actions.map((action) => said(network.apart(() => untilAnswered(action))))),
      )
      return { answers, from, to: new Date() }
    },
  }
}
