import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** The build omits Firebase's usage statistics (docs/decisions/0041): nothing else may need them. */

const ofFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'))
const sourcesOf = (name: string) => {
  const folder = join(dirname(ofFirebase.resolve(`@firebase/${name}/package.json`)), 'dist/esm')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

test.each(['auth', 'app-check'])('%s works without the heartbeat', (name) => {
  const asked = sourcesOf(name).match(/heartbeatServiceProvider\s*\.getImmediate\([^)]*\)/g) ?? []
  expect(asked.length).toBeGreaterThan(0)
  for (const question of asked) expect(question).toMatch(/optional: true/)
})
