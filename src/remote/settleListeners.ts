import { hashKey } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { withDeadline } from '@/platform/network/deadline'
import type { Pulse } from './follow'

const SETTLE_MS = secondsToMilliseconds(2)

/** Those that begin in the same turn, by document. */
const beginning = new Map<string, Promise<unknown>>()

function firstNews({ what }: Pulse, deadlineMs: number): Promise<unknown> {
  let stop = () => {}
  const told = new Promise((resolve, reject) => {
    stop = what().listen({
      // Others that are told in the same turn are told before.
      onData: (data) => void setTimeout(() => resolve(data)),
      onDoubt: () => {},
      onEnd: reject,
    })
  })
  return withDeadline(deadlineMs, () => told).finally(() => stop())
}

/** Resolves with the document once all listeners have been told what was written before: Firestore tells them of one state at a time, so a new one is told no earlier. One read; rejects after `deadlineMs`. */
export function settleListeners(pulse: Pulse, deadlineMs = SETTLE_MS): Promise<unknown> {
  const key = hashKey(pulse.queryKey)
  const begun = beginning.get(key)
  if (begun) return begun
  const settled = Promise.resolve().then(() => {
    beginning.delete(key)
    return firstNews(pulse, deadlineMs)
  })
  beginning.set(key, settled)
  return settled
}
