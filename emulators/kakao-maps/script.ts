import { createBrowserScript } from '../createBrowserScript.ts'

export const KAKAO_MAPS_PATH = '/emulator/kakao-maps/sdk.js'

/** A classic script, like the hosted one. */
export function createKakaoMapsScript(): () => Promise<string> {
  return createBrowserScript(new URL('sdk.ts', import.meta.url))
}
