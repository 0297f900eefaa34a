import { createBrowserScript } from '../browserScript.ts'

/** Address of the stand-in, beside the site. */
export const KAKAO_MAPS_PATH = '/emulator/kakao-maps/sdk.js'

/** The stand-in as one classic script, as the hosted one is. */
export function createKakaoMapsScript(): () => Promise<string> {
  return createBrowserScript(new URL('sdk.ts', import.meta.url))
}
