import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'
import { kakaoMapKey } from '@/platform/env'
import { reportError } from '@/platform/faults/reportError'
import { withDeadline } from '@/platform/network/deadline'
import { loadScript } from '@/platform/network/loadScript'

export type MapServiceState = 'loading' | 'ready' | 'failed'

/** Loads the map service and the drawing code; `loadCanvas` must be a stable function. */
export function useMapService(loadCanvas: () => Promise<unknown>) {
  const [attempt, setAttempt] = useState(1)
  const [outcome, setOutcome] = useState<{ attempt: number; state: MapServiceState }>()

  useEffect(() => {
    let isShown = true
    withDeadline(MAP_DEADLINE_MS, () => Promise.all([loadKakaoMaps(), loadCanvas()])).then(
      () => isShown && setOutcome({ attempt, state: 'ready' }),
      (error: unknown) => {
        if (!isShown) return
        reportError('지도를 불러오지 못했습니다.', error)
        setOutcome({ attempt, state: 'failed' })
      },
    )
    return () => {
      isShown = false
    }
  }, [attempt, loadCanvas])

  const state: MapServiceState = outcome?.attempt === attempt ? outcome.state : 'loading'
  return {
    state,
    /** As a `key`. */
    attempt,
    retry: () => setAttempt(attempt + 1),
    fail: () => setOutcome({ attempt, state: 'failed' }),
  }
}

/** The fallback must appear within 8 s (specification 3, section 5); 1 s is for rendering. */
const MAP_DEADLINE_MS = secondsToMilliseconds(7)

// Not the SDK's own loader: it waits forever on a hanging script, never retries, and throws when called with other options.
const SCRIPT_URL = kakaoMapKey
  ? `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${encodeURIComponent(kakaoMapKey)}&autoload=false`
  : '/emulator/kakao-maps/sdk.js?autoload=false'

function findLoad(): ((callback: () => void) => void) | undefined {
  if (typeof kakao !== 'object' || typeof kakao?.maps?.load !== 'function') return undefined
  return kakao.maps.load
}

async function bringKakaoMaps(signal: AbortSignal): Promise<void> {
  if (!findLoad()) await loadScript(SCRIPT_URL, signal)
  const load = findLoad()
  if (!load) throw new Error('script without kakao.maps')
  await new Promise<void>((resolve) => load(resolve))
}

let pending: Promise<void> | undefined

/** Loads `kakao.maps` once for all; rejects when it fails or exceeds {@link MAP_DEADLINE_MS}, then a call tries again. */
function loadKakaoMaps(): Promise<void> {
  pending ??= withDeadline(MAP_DEADLINE_MS, bringKakaoMaps).finally(() => {
    pending = undefined
  })
  return pending
}
