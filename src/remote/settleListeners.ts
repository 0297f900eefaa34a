import { hashKey } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { withDeadline } from '@/platform/network/deadline'
import type { Pulse } from './follow'

const SETTLE_MS = secondsToMilliseconds(2)

/** Those that begin in the same turn, by document. */
const beginning = new Map<string, Promise<void>>()

const firstNews = ({ what }: Pulse): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = what().listen({
      onData: () => {
        stop()
        resolve()
      },
      onDoubt: () => {},
      onEnd: reject,
    })
  })

/** Resolves once all listeners have been told what was written before: Firestore tells them of one state at a time, so a new one is told no earlier. One read; rejects after 2 s. */
export function settleListeners(pulse: Pulse): Promise<void> {
  const key = hashKey(pulse.queryKey)
  const begun = beginning.get(key)
  if (begun) return begun
  const settled = Promise.resolve().then(() => {
    beginning.delete(key)
    return withDeadline(SETTLE_MS, () => firstNews(pulse))
  })
  beginning.set(key, settled)
  return settled
}
