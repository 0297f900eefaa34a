import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'
import { REQUEST_DEADLINE_MS } from '@/repository/firestore/requestDeadline'
import { createRandom, type Random } from '../emulators/firestore/random'

/**
 * refused: answered at once that it was not done · lost: done, the connection broke before the answer · silent: never arrives, no
 * answer · mute: done, no answer · late: no answer, and done when nobody waits any more
 */
const faults = ['refused', 'lost', 'silent', 'mute', 'late'] as const
type Fault = (typeof faults)[number]

/** So long idle before the page's clock advances. */
const IDLE_MS = 15
/** The clock's step while the page waits for its own pause. */
const PAUSE_STEP_MS = 500

const { fetch, setTimeout: realTimeout } = globalThis
const realPause = (ms: number) => new Promise<void>((resolve) => realTimeout(resolve, ms))

interface NetworkOptions {
  /** `host:port` of the requests that fail. */
  host: string
  random: Random
  /** The share of failing requests, 0 to 1. */
  share: number
}

/** Fails requests of every page to Firestore, as the seed says. */
export function faultyNetwork({ host, random, share }: NetworkOptions) {
  const counts = Object.fromEntries(faults.map((fault) => [fault, 0])) as Record<Fault, number>
  let isFaulty = false
  let underWay = 0
  let unanswered = 0
  let late: (() => Promise<unknown>)[] = []
  /** Of what runs beside others: whose answer comes first must draw nothing. */
  const ownDraws = new AsyncLocalStorage<Random>()

  /** The whole answer: else its body would count as idle. */
  async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    underWay += 1
    try {
      const { status, headers, ...answer } = await wholeAnswer(input, init)
      return new Response(answer.text, { status, headers })
    } finally {
      underWay -= 1
    }
  }

  const neverAnswered = (): Promise<never> => {
    unanswered += 1
    return new Promise(() => {})
  }

  async function applyFault(fault: Fault, send: () => Promise<Response>): Promise<Response> {
    counts[fault] += 1
    switch (fault) {
      case 'refused':
        return Response.json({ error: { code: 503, status: 'UNAVAILABLE' } }, { status: 503 })
      case 'lost':
        await send()
        throw new TypeError('The answer was lost.')
      case 'silent':
        return neverAnswered()
      case 'mute':
        await send()
        return neverAnswered()
      case 'late':
        late.push(send)
        return neverAnswered()
    }
  }

  const faultyFetch: typeof fetch = async (input, init) => {
    if (!isFaulty || !String(input).includes(host)) return ask(input, init)
    const overdue = late
    late = []
    for (const send of overdue) await send()
    vi.advanceTimersByTime(1)
    const send = () => ask(input, init)
    const draws = ownDraws.getStore() ?? random
    return draws.chance(share) ? applyFault(draws.pick(faults), send) : send()
  }

  /** Each page has put its own ear before it, to learn the server's time: with many pages in one process they are too many. */
  const reconnect = () => vi.stubGlobal('fetch', faultyFetch)
  reconnect()

  /** Advances the clock while idle: to a hanging request's deadline, else to a pause's end. */
  async function letTimePass(isOver: () => boolean): Promise<void> {
    for (let idleMs = 0; !isOver(); idleMs += 5) {
      await realPause(5)
      if (underWay > 0) idleMs = 0
      if (idleMs < IDLE_MS) continue
      idleMs = 0
      vi.advanceTimersByTime(unanswered > 0 ? REQUEST_DEADLINE_MS : PAUSE_STEP_MS)
      unanswered = 0
    }
  }

  return {
    counts,
    async during<T>(action: () => Promise<T>): Promise<T> {
      let isOver = false
      reconnect()
      isFaulty = true
      const ended = action().finally(() => {
        isOver = true
      })
      await Promise.all([letTimePass(() => isOver), ended.catch(() => undefined)])
      isFaulty = false
      return ended
    },
    reconnect,
    /** Its faults are draws of its own. */
    apart: <T>(action: () => Promise<T>): Promise<T> =>
      ownDraws.run(createRandom(random.below(2 ** 31)), action),
    stop: () => vi.unstubAllGlobals(),
  }
}

async function wholeAnswer(input: RequestInfo | URL, init?: RequestInit) {
  const response = await fetch(input, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
