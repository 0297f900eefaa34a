import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** An expression with the value; dates are made again. */
function sourceOf(value: unknown): string {
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (Array.isArray(value)) return `[${value.map(sourceOf).join()}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, part]) => `${JSON.stringify(key)}:${sourceOf(part)}`)
      .join()}}`
  return JSON.stringify(value) ?? 'undefined'
}

/** Replaces exports of a module of the repository by `values`. */
export function filledModule(path: string, values: Readonly<Record<string, unknown>>): Plugin {
  const file = resolve(path)
  return {
    name: 'filled-module',
    load(id) {
      if (id !== file) return null
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${sourceOf(value)}`)
        .join('\n')
    },
  }
}
