import { useEffect, useState } from 'react'
import { reportError } from '@/platform/faults/reportError'
import { withDeadline } from '@/platform/network/deadline'
import { loadKakaoMaps, MAP_DEADLINE_MS } from './kakaoMaps'

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
