import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Adds the name of its file as an export to every module with a `Component`, which routes load. */
export const routeFiles = (): Plugin => ({
  name: 'route-files',
  enforce: 'pre',
  transform(code, id) {
    if (!/\bas Component\b|export function Component\b/.test(code)) return null
    return `${code}\nexport const file = ${JSON.stringify(relative(process.cwd(), id))}\n`
  },
})
