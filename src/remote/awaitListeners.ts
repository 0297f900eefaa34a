import { hashKey } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { withDeadline } from '@/platform/network/deadline'
import type { Probe } from './follow'

const AWAIT_MS = secondsToMilliseconds(2)

/** Those that begin in the same turn, by document. */
const beginning = new Map<string, Promise<unknown>>()

function firstNews({ what }: Probe, deadlineMs: number): Promise<unknown> {
  let stop = () => {}
  const news = new Promise((resolve, reject) => {
    stop = what().listen({
      // Other listeners that this message reaches in the same turn come first.
      onData: (data) => void setTimeout(() => resolve(data)),
      onUnconfirmed: () => {},
      onEnd: reject,
    })
  })
  return withDeadline(deadlineMs, () => news).finally(() => stop())
}

/** Resolves with the document of `probe` once all listeners have what was written before: Firestore brings all of them to one state together, so a new listener answers no earlier. One read; rejects after `deadlineMs`. */
export function awaitListeners(probe: Probe, deadlineMs = AWAIT_MS): Promise<unknown> {
  const key = hashKey(probe.queryKey)
  const begun = beginning.get(key)
  if (begun) return begun
  const ready = Promise.resolve().then(() => {
    beginning.delete(key)
    return firstNews(probe, deadlineMs)
  })
  beginning.set(key, ready)
  return ready
}
