import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { invalid } from './apiError.ts'
import { sendJson, sendText } from './httpMessage.ts'
import { isJsonObject, readBoolean, readCount, readObject, readString } from './readJson.ts'

/** A failure that a test asks for. */
export interface Fault {
  /** Of Firestore: only requests that touch this collection (its id or path); absent: all requests. */
  readonly collection?: string
  /** Of Auth: only this method, for instance `lookup` or `token`; absent: all requests. */
  readonly method?: string
  /** The HTTP code of the answer; with neither `status`, `body` nor `drop` the request is answered after the delay. */
  readonly status?: number
  /** The raw answer, for instance HTML. */
  readonly body?: string
  readonly delayMs?: number
  /** Destroy the connection instead of answering. */
  readonly drop?: boolean
  /** How many requests suffer; absent: all until the fault is taken away. */
  readonly times?: number
}

/** Faults from a request's body, one or a list. Throws INVALID_ARGUMENT for malformed ones. */
export function decodeFaults(wire: unknown): Fault[] {
  if (Array.isArray(wire)) return wire.map(decodeFault)
  return isJsonObject(wire) && Object.keys(wire).length > 0 ? [decodeFault(wire)] : []
}

/** The faults of one project. */
export class FaultSwitches {
  #faults: readonly Fault[] = []

  set(faults: readonly Fault[]): void {
    this.#faults = faults
  }

  list(): readonly Fault[] {
    return this.#faults
  }

  /** The first fault that a request to these collections, or of this method, suffers; one of its `times` is used up. */
  take(targets: readonly string[]): Fault | undefined {
    const index = this.#faults.findIndex(({ collection, method, times }) => {
      const wanted = collection ?? method
      const isHit =
        wanted === undefined ||
        targets.some((target) => target === wanted || target.endsWith(`/${wanted}`))
      return isHit && times !== 0
    })
    const fault = this.#faults[index]
    if (fault?.times !== undefined) {
      this.#faults = this.#faults.with(index, { ...fault, times: fault.times - 1 })
    }
    return fault
  }
}

/**
 * Makes an answer suffer a fault; `errorBody` writes a refusal in the service's own form. Resolves true when that was
 * the answer, false when the request may go on.
 */
export async function suffer(
  fault: Fault,
  response: ServerResponse,
  errorBody: (code: number) => object,
): Promise<boolean> {
  if (fault.delayMs !== undefined) await wait(fault.delayMs, response)
  if (response.destroyed) return true
  if (fault.drop) response.destroy()
  else if (fault.body !== undefined) sendText(response, fault.status ?? 200, fault.body)
  else if (fault.status !== undefined) sendJson(response, fault.status, errorBody(fault.status))
  else return false
  return true
}

/** Waits, but not for a caller who has gone. */
async function wait(delayMs: number, response: ServerResponse): Promise<void> {
  const gone = new AbortController()
  const leave = () => gone.abort()
  response.once('close', leave)
  await delay(delayMs, undefined, { signal: gone.signal }).catch(() => undefined)
  response.off('close', leave)
}

function decodeFault(wire: unknown): Fault {
  const fault = readObject(wire, 'A fault')
  const { collection, method, status, body } = fault
  const delayMs = readCount(fault.delayMs, 'delayMs')
  const times = readCount(fault.times, 'times')
  const code = readCount(status, 'status')
  if (code !== undefined && (code < 200 || code > 599)) throw invalid('status must be 200 to 599.')
  if (delayMs !== undefined && delayMs > 2 ** 31 - 1) throw invalid('delayMs is too long.')
  return {
    ...(collection === undefined ? {} : { collection: readString(collection, 'collection') }),
    ...(method === undefined ? {} : { method: readString(method, 'method') }),
    ...(code === undefined ? {} : { status: code }),
    ...(body === undefined ? {} : { body: readString(body, 'body') }),
    ...(delayMs === undefined ? {} : { delayMs }),
    ...(readBoolean(fault.drop, 'drop') ? { drop: true } : {}),
    ...(times === undefined ? {} : { times }),
  }
}
