import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Starts the command of an installed package by its file: `npx` is no program on Windows, and a shell breaks a path at a blank. */
export function binOf(name: 'playwright' | 'tsx' | 'vitest'): [program: string, file: string] {
  const path = require.resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(path, 'utf8'))
  return [process.execPath, join(dirname(path), typeof bin === 'string' ? bin : bin[name])]
}
