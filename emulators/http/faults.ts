import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { invalid } from './apiError.ts'
import { sendJson, sendText } from './httpMessage.ts'
import { isJsonObject, readBoolean, readCount, readObject, readString } from './readJson.ts'

/** Of a timer of Node. */
const LONGEST_MS = 2 ** 31 - 1

export interface Fault {
  /** Firestore: only requests on this collection (id or path). */
  readonly collection?: string
  /** Auth: only this method, such as `lookup` or `token`. */
  readonly method?: string
  /** HTTP code; without `status`, `body` and `drop` the request is only delayed or held. */
  readonly status?: number
  /** The raw answer, such as HTML. */
  readonly body?: string
  readonly delayMs?: number
  /** Waits until the faults are changed, then goes on. */
  readonly hold?: boolean
  /** Closes the connection instead. */
  readonly drop?: boolean
  /** Number of requests; absent: until removed. */
  readonly times?: number
}

/** One fault or a list. Throws INVALID_ARGUMENT. */
export function decodeFaults(wire: unknown): Fault[] {
  if (Array.isArray(wire)) return wire.map(decodeFault)
  return isJsonObject(wire) && Object.keys(wire).length > 0 ? [decodeFault(wire)] : []
}

export class FaultList {
  #faults: readonly Fault[] = []
  #change = new AbortController()
  readonly #watchers = new Set<() => void>()

  set(faults: readonly Fault[]): void {
    this.#faults = faults
    this.#change.abort()
    this.#change = new AbortController()
    for (const onChange of this.#watchers) onChange()
  }

  /** Calls with every change. Returns the end of it. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange)
    return () => this.#watchers.delete(onChange)
  }

  /** The fault of what is listened to: the first without `times`, which count requests. */
  lasting(targets: readonly string[]): Fault | undefined {
    return this.#faults.find((fault) => fault.times === undefined && isHit(fault, targets))
  }

  /** As `lasting`, once it neither holds nor delays. */
  async outlast(targets: readonly string[]): Promise<Fault | undefined> {
    const fault = this.lasting(targets)
    if (fault?.hold) {
      await delay(LONGEST_MS, undefined, { signal: this.#change.signal }).catch(() => undefined)
      return this.outlast(targets)
    }
    if (fault?.delayMs !== undefined) await delay(fault.delayMs)
    return fault
  }

  list(): readonly Fault[] {
    return this.#faults
  }

  /** Applies the fault for these collections or this method; `errorBody` makes the service's error. False: the request goes on. */
  async apply(
    targets: readonly string[],
    response: ServerResponse,
    errorBody: (code: number) => object,
  ): Promise<boolean> {
    const fault = this.#next(targets)
    if (!fault) return false
    if (fault.hold) await wait(LONGEST_MS, response, this.#change.signal)
    else if (fault.delayMs !== undefined) await wait(fault.delayMs, response)
    if (response.destroyed) return true
    if (fault.drop) response.destroy()
    else if (fault.body !== undefined) sendText(response, fault.status ?? 200, fault.body)
    else if (fault.status !== undefined) sendJson(response, fault.status, errorBody(fault.status))
    else return false
    return true
  }

  /** The first fault; uses up one of its `times`. */
  #next(targets: readonly string[]): Fault | undefined {
    const index = this.#faults.findIndex((fault) => fault.times !== 0 && isHit(fault, targets))
    const fault = this.#faults[index]
    if (fault?.times !== undefined) {
      this.#faults = this.#faults.with(index, { ...fault, times: fault.times - 1 })
    }
    return fault
  }
}

function isHit({ collection, method }: Fault, targets: readonly string[]): boolean {
  const wanted = collection ?? method
  return (
    wanted === undefined ||
    targets.some((target) => target === wanted || target.endsWith(`/${wanted}`))
  )
}

async function wait(
  delayMs: number,
  response: ServerResponse,
  ...signals: readonly AbortSignal[]
): Promise<void> {
  const gone = new AbortController()
  const leave = () => gone.abort()
  response.once('close', leave)
  const signal = AbortSignal.any([gone.signal, ...signals])
  await delay(delayMs, undefined, { signal }).catch(() => undefined)
  response.off('close', leave)
}

function decodeFault(wire: unknown): Fault {
  const fault = readObject(wire, 'A fault')
  const { collection, method, status, body } = fault
  const delayMs = readCount(fault.delayMs, 'delayMs')
  const times = readCount(fault.times, 'times')
  const code = readCount(status, 'status')
  if (code !== undefined && (code < 200 || code > 599)) throw invalid('status must be 200 to 599.')
  if (delayMs !== undefined && delayMs > LONGEST_MS) throw invalid('delayMs is too long.')
  return {
    ...(collection === undefined ? {} : { collection: readString(collection, 'collection') }),
    ...(method === undefined ? {} : { method: readString(method, 'method') }),
    ...(code === undefined ? {} : { status: code }),
    ...(body === undefined ? {} : { body: readString(body, 'body') }),
    ...(delayMs === undefined ? {} : { delayMs }),
    ...(readBoolean(fault.hold, 'hold') ? { hold: true } : {}),
    ...(readBoolean(fault.drop, 'drop') ? { drop: true } : {}),
    ...(times === undefined ? {} : { times }),
  }
}
