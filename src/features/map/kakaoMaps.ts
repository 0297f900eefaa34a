import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { kakaoMapKey } from '@/platform/env'
import { withDeadline } from '@/platform/network/deadline'
import { loadScript } from '@/platform/network/loadScript'

/** A parent is told within 8 s that no map is coming (specification 3, section 5); this leaves time to paint it. */
export const MAP_DEADLINE_MS = secondsToMilliseconds(7)

// The SDK's own loader is not used: it waits for ever on a script that hangs or brings nothing, never loads again
// after a failure, and throws inside an effect when it is asked a second time with other options.
const SCRIPT_URL = kakaoMapKey
  ? `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${encodeURIComponent(kakaoMapKey)}&autoload=false`
  : '/emulator/kakao-maps/sdk.js?autoload=false'

/** `kakao.maps.load`, if whatever stands in `window.kakao` has one. */
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

/**
 * Brings `kakao.maps` into the page, once for everybody who asks meanwhile, and resolves when its classes can be used.
 * Rejects when the script is refused, brings no `kakao.maps` or takes longer than {@link MAP_DEADLINE_MS}; a call
 * after that tries anew.
 */
export function loadKakaoMaps(): Promise<void> {
  pending ??= withDeadline(MAP_DEADLINE_MS, bringKakaoMaps).finally(() => {
    pending = undefined
  })
  return pending
}
