import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Bundles a stand-in's module and its imports as a classic script. */
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

/** Bundles at once, so that the first page need not wait; the result is kept. */
export function createBrowserScript(entry: URL): () => Promise<string> {
  const script = bundle(entry)
  // Requests report the failure; an unhandled rejection would end the server.
  script.catch(() => undefined)
  return () => script
}
