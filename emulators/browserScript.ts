import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** A module of a stand-in, with all that it imports, as one classic script. */
async function bundle(entry: URL): Promise<string> {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'standIn' },
    },
  })
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (script?.type !== 'chunk') throw new Error(`${entry.pathname} could not be bundled.`)
  return script.code
}

/** Begins to bundle at once, so that the first page that asks need not wait for it; the result is kept. */
export function createBrowserScript(entry: URL): () => Promise<string> {
  const script = bundle(entry)
  // Whoever asks for the script hears about a failure; without anybody asking it shall not end the server.
  script.catch(() => undefined)
  return () => script
}
