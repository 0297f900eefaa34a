import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Has every module that a route loads, one with a `Component`, export which file of the repository it is. */
export const routeFiles = (): Plugin => ({
  name: 'route-files',
  enforce: 'pre',
  transform(code, id) {
    if (!/\bas Component\b|export function Component\b/.test(code)) return null
    return `${code}\nexport const file = ${JSON.stringify(relative(process.cwd(), id))}\n`
  },
})
