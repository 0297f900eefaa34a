import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript' } as const

/** Read at each request, so that changes apply at once. */
export interface ServedFile {
  readonly type: keyof typeof TYPES
  readonly text: () => string | Promise<string>
}

/** Pages of the stand-ins need only their own scripts, styles and requests. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export function fileAt(url: URL, type: ServedFile['type']): ServedFile {
  return { type, text: () => readFileSync(url, 'utf8') }
}

export function createFileServer(files: ReadonlyMap<string, ServedFile>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const file = files.get((request.url ?? '').replace(/[?#].*$/s, ''))
    if (!file) return false
    const text = await file.text()
    response.setHeader('Content-Type', `${TYPES[file.type]}; charset=utf-8`)
    response.setHeader('Cache-Control', 'no-store')
    if (file.type === 'html') response.setHeader('Content-Security-Policy', POLICY)
    response.end(text)
    return true
  }
}
