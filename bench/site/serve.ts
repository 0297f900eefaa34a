import { readdirSync, readFileSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'
import type { SeedDocument } from '../../emulators/firestore/seedDocument.ts'
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts'
import { createHosting } from '../../emulators/hosting.ts'
import { createKakaoMapsScript, KAKAO_MAPS_PATH } from '../../emulators/kakao-maps/script.ts'
import { makeCertificate } from './certificate.ts'
import {
  baselinePage,
  CLIENT_SHELL,
  REACT_ALONE_SCRIPT,
  REACT_ALONE_START,
  reactAlonePage,
  reactAloneStart,
  type Variant,
} from './references.ts'

/** Latency of a response, besides the browser's throttling. */
const DELAY_MS = 30
const SITE_HOST = 'dodam-agit.example'
const FIRESTORE_HOST = 'firestore.googleapis.com'
const HOSTS: Record<Variant, string> = {
  site: SITE_HOST,
  baseline: `baseline.${SITE_HOST}`,
  react: `react.${SITE_HOST}`,
  client: `client.${SITE_HOST}`,
}
export const ORIGINS: Record<Variant, string> = {
  site: `https://${HOSTS.site}`,
  baseline: `https://${HOSTS.baseline}`,
  react: `https://${HOSTS.react}`,
  client: `https://${HOSTS.client}`,
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const isText = (file: string) => /\.(html|js|css|json|webmanifest|svg|xml|txt)$/.test(file)

const compress = promisify(brotliCompress)
const brotli = (body: Buffer) =>
  compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

interface Body {
  bytes: Buffer
  isCompressed: boolean
}

const baselineKey = (file: string) => `baseline:${file}`
const reactKey = (file: string) => `react:${file}`

const compressedBody = async (text: string | Buffer): Promise<Body> => ({
  bytes: await brotli(Buffer.from(text)),
  isCompressed: true,
})

/** The site's files as sent, compressed once; pages also as the references have them. */
async function readBodies(folder: string): Promise<Map<string, Body>> {
  const bodies = new Map<string, Body>()
  const add = async (key: string, plain: Buffer) => {
    bodies.set(
      key,
      isText(key) ? await compressedBody(plain) : { bytes: plain, isCompressed: false },
    )
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.flatMap((file) => {
      const name = relative(folder, file).split(sep).join('/')
      const plain = readFileSync(file)
      if (!name.endsWith('.html')) return [add(name, plain)]
      const html = plain.toString()
      return [
        add(name, plain),
        add(baselineKey(name), Buffer.from(baselinePage(html))),
        add(reactKey(name), Buffer.from(reactAlonePage(html))),
      ]
    }),
  )
  return bodies
}

async function readBody(request: Http2ServerRequest): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** Forwards a request to the Firestore emulator; compresses its answer as the hosted service does. */
async function forward(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  backend: string,
): Promise<void> {
  const body = await readBody(request)
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    name.startsWith(':') || typeof value !== 'string' || HOP_HEADERS.has(name)
      ? []
      : [[name, value] satisfies [string, string]],
  )
  const leaving = new AbortController()
  response.once('close', () => leaving.abort())
  const answer = await fetch(backend + request.url, {
    method: request.method,
    headers,
    signal: leaving.signal,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
  for (const [name, value] of answer.headers) {
    if (!HOP_HEADERS.has(name)) response.setHeader(name, value)
  }
  if (answer.body && request.url.includes('/Listen/channel')) {
    response.writeHead(answer.status)
    // The browser leaves such a request when its page is closed.
    await pipeline(answer.body, response).catch(() => undefined)
    return
  }
  const text = Buffer.from(await answer.arrayBuffer())
  if (text.length === 0) {
    response.writeHead(answer.status).end()
    return
  }
  response.setHeader('Content-Encoding', 'gzip')
  response.writeHead(answer.status).end(gzipSync(text))
}

export interface BenchServer {
  /** Browser flags to reach and trust the hosts and Firestore. */
  browserFlags: string[]
  /** Replaces a file of the no-script baseline. */
  setBaselinePage: (file: string, html: string) => Promise<void>
  close: () => void
}

export interface BenchServerOptions {
  /** The built site. */
  folder: string
  port: number
  /** Code that starts React and the router: `reactAlone.tsx`. */
  reactAlone: string
  /** Initial documents of a Firestore project. */
  seed: (project: string) => readonly SeedDocument[]
}

/**
 * Serves the site and the references on hosts of their own, over HTTP/2 with the headers of `firebase.json`,
 * everything compressed before, and a stand-in of Firestore under the hosted service's own name.
 */
export async function serve(options: BenchServerOptions): Promise<BenchServer> {
  const { folder, port, reactAlone, seed } = options
  const hosting = createHosting('firebase.json', folder)
  const firestore = await createFirestoreEmulator({ seed }).listen(0)
  const kakaoMapsScript = createKakaoMapsScript()
  const bodies = await readBodies(folder)
  bodies.set(REACT_ALONE_START, await compressedBody(reactAloneStart))
  bodies.set(REACT_ALONE_SCRIPT, await compressedBody(reactAlone))
  const hosts = [...Object.values(HOSTS), FIRESTORE_HOST]
  const { key, cert, fingerprint } = makeCertificate(hosts)

  function fileFor(host: string, pathname: string): string | undefined {
    if (pathname.startsWith('/react-alone/')) return pathname.slice(1)
    const page = hosting.htmlFor(pathname)
    if (page === undefined) return pathname.slice(1)
    const name = relative(folder, page).split(sep).join('/')
    if (host === HOSTS.baseline) return baselineKey(name)
    if (host === HOSTS.react) return reactKey(name)
    return host === HOSTS.client ? CLIENT_SHELL : name
  }

  async function answer(request: Http2ServerRequest, response: Http2ServerResponse) {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    const host = request.authority
    if (host === FIRESTORE_HOST) {
      await forward(request, response, `http://127.0.0.1:${firestore.port}`)
      return
    }
    const { pathname } = new URL(request.url, ORIGINS.site)
    for (const [name, value] of hosting.headersFor(pathname)) response.setHeader(name, value)
    if (pathname === KAKAO_MAPS_PATH) {
      response.setHeader('Content-Type', TYPES['.js'] ?? '')
      response.setHeader('Content-Encoding', 'br')
      response.end(await brotli(Buffer.from(await kakaoMapsScript())))
      return
    }
    // Phones have a Korean font; where this machine has none, the page asks for the site's own.
    if (pathname.startsWith('/fonts/')) {
      response.setHeader('Content-Type', TYPES['.css'] ?? '')
      response.end()
      return
    }
    const file = fileFor(host, decodeURIComponent(pathname))
    const body = file === undefined ? undefined : bodies.get(file)
    if (file === undefined || body === undefined) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
    if (body.isCompressed) response.setHeader('Content-Encoding', 'br')
    response.setHeader('Content-Length', body.bytes.length)
    response.end(body.bytes)
  }

  const server = createSecureServer({ key, cert }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.warn('The bench could not answer.', request.url, error)
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })

  return {
    browserFlags: [
      `--host-resolver-rules=${hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`).join(',')}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
    async setBaselinePage(file, html) {
      bodies.set(baselineKey(file), await compressedBody(baselinePage(html)))
    },
    close() {
      server.close()
      firestore.close()
    },
  }
}
