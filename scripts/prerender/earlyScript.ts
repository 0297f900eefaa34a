import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'

/**
 * `src/early.ts` as text that stands inside a page.
 * @throws when the policy in `firebase.json` does not let it run; the message says what to put there.
 */
export async function buildEarlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': resolve('src') } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/early.ts', output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk' || /<\/script|<!--/i.test(chunk.code))
    throw new Error('src/early.ts does not make one script that can stand in a page.')
  const text = chunk.code.trim()
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  if (!readFileSync('firebase.json', 'utf8').includes(hash))
    throw new Error(`src/early.ts has changed: its place in firebase.json's script-src is ${hash}.`)
  return text
}
