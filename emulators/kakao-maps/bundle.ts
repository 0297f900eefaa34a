import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Address of the stand-in, beside the site. */
export const KAKAO_MAPS_PATH = '/emulator/kakao-maps/sdk.js'

const ENTRY = fileURLToPath(new URL('sdk.ts', import.meta.url))

/** The stand-in as one classic script, as the hosted one is. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'kakaoMapsStandIn' },
    },
  })
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (script?.type !== 'chunk') throw new Error('The map stand-in could not be bundled.')
  return script.code
}

/** Begins to bundle at once, so that the first page with a map need not wait for it; the result is kept. */
export function createKakaoMapsScript(): () => Promise<string> {
  const script = bundle()
  // Whoever asks for the script hears about a failure; without anybody asking it shall not end the server.
  script.catch(() => undefined)
  return () => script
}
