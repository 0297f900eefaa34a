/** What may be fetched before it is asked for. */
export type Readiness = 'nothing' | 'intended' | 'visible'

/** Below this a fetch ahead would stand in the way of what is wanted now. */
const FAST_MBIT_PER_S = 2

/**
 * How much a connection bears: nothing for a parent who saves data, pages whose link is touched on a slow or unknown connection,
 * pages whose link is in sight on a fast one.
 * @param connection the browser's network information, which not every browser has
 */
export function readinessOf(connection: unknown): Readiness {
  if (typeof connection !== 'object' || connection === null) return 'intended'
  if ('saveData' in connection && connection.saveData === true) return 'nothing'
  const isFast =
    'effectiveType' in connection &&
    connection.effectiveType === '4g' &&
    'downlink' in connection &&
    typeof connection.downlink === 'number' &&
    connection.downlink >= FAST_MBIT_PER_S
  return isFast ? 'visible' : 'intended'
}

/** {@link readinessOf} this browser's connection, now. */
export const connectionReadiness = (): Readiness =>
  readinessOf('connection' in navigator ? navigator.connection : undefined)
