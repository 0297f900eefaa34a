import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Replaces exports of a module of the repository by `values`. */
export function filledModule(path: string, values: Readonly<Record<string, unknown>>): Plugin {
  const file = resolve(path)
  return {
    name: 'filled-module',
    load(id) {
      if (id !== file) return null
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
