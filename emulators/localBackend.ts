import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { type Connect, loadEnv, type Plugin } from 'vite'
import { createAuthEmulator } from './auth/server.ts'
import { configScript } from './configScript.ts'
import { createFirestoreEmulator } from './firestore/server.ts'
import { createHosting } from './hosting.ts'
import { createKakaoMapsScript, KAKAO_MAPS_PATH } from './kakao-maps/bundle.ts'
import { LOCAL_PROJECT } from './localProject.ts'
import { seedAccounts } from './seed/accounts.ts'
import { seedDocuments } from './seed/seed.ts'

/** Projects of the end-to-end tests, one a test, begin with the sample data too; every other project is empty. */
const TEST_PROJECT = /^e2e-/
const isSeeded = (project: string) => project === LOCAL_PROJECT || TEST_PROJECT.test(project)

const CONFIG_PATH = '/emulator/config.js'
const CONFIG_TAG = `<script src="${CONFIG_PATH}"></script>`

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.end(body)
}

const pathOf = (request: IncomingMessage) => (request.url ?? '/').replace(/[?#].*$/s, '')

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** The first stand-in that knows the address answers. */
const answeredBy =
  (...handles: readonly Handle[]): Handle =>
  async (request, response) => {
    for (const handle of handles) {
      if (await handle(request, response)) return true
    }
    return false
  }

/** Answers what the hosted services would answer, before the site's own files are looked at. */
function hostedServices(env: Record<string, string>): Connect.NextHandleFunction {
  const firestore = createFirestoreEmulator({
    seed: (project) => (isSeeded(project) ? seedDocuments(new Date()) : []),
  })
  const auth = createAuthEmulator({
    seed: (project) => (isSeeded(project) ? seedAccounts : []),
  })
  const kakaoMapsScript = createKakaoMapsScript()
  return (request, response, next) => {
    // `//branches/suggest` is an address of the site; to a server it would read as another host.
    request.url = (request.url ?? '/').replace(/^\/{2,}/, '/')
    if (pathOf(request) === CONFIG_PATH) {
      send(response, 'text/javascript', configScript(env))
      return
    }
    if (pathOf(request) === KAKAO_MAPS_PATH) {
      kakaoMapsScript().then((script) => send(response, 'text/javascript', script), next)
      return
    }
    answeredBy(auth.handle, firestore.handle)(request, response).then((isAnswered) => {
      if (!isAnswered) next()
    }, next)
  }
}

/** Applies headers, clean addresses and rewrites of `firebase.json` to the built site. */
function firebaseHosting(
  root: string,
  outDir: string,
  env: Record<string, string>,
): Connect.NextHandleFunction {
  const hosting = createHosting(join(root, 'firebase.json'), resolve(root, outDir))
  const foreignHosts = [env.VITE_FIRESTORE_EMULATOR_HOST, env.VITE_AUTH_EMULATOR_HOST]
  const origins = foreignHosts.map((host) => (host ? ` http://${host}` : '')).join('')
  return (request, response, next) => {
    let pathname: string
    try {
      pathname = decodeURIComponent(pathOf(request))
    } catch {
      // No page has an address that cannot be decoded; the home page's HTML would be hydrated as another page.
      pathname = pathOf(request)
    }
    for (const [key, value] of hosting.headersFor(pathname)) {
      response.setHeader(key, value.replace(/connect-src|frame-src/g, `$&${origins}`))
    }
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const file = isPage ? hosting.htmlFor(pathname) : undefined
    if (file === undefined) {
      next()
      return
    }
    send(
      response,
      'text/html',
      readFileSync(file, 'utf8').replace('</body>', `${CONFIG_TAG}</body>`),
    )
  }
}

/**
 * Serves stand-ins of the hosted services beside the site under `vite` and `vite preview`, at the same origin and
 * speaking the real interfaces, so that the site needs no key, no account and no second process. Never part of a build.
 */
export function localBackend(): Plugin {
  let env: Record<string, string> = {}
  let root = ''
  let outDir = ''
  return {
    name: 'dodam-local-backend',
    apply: (_, { command, isPreview }) => command === 'serve' || isPreview === true,
    configResolved(config) {
      env = loadEnv(config.mode, config.envDir || config.root, 'VITE_')
      root = config.root
      outDir = config.build.outDir
    },
    configureServer(server) {
      server.middlewares.use(hostedServices(env))
    },
    configurePreviewServer(server) {
      server.middlewares.use(hostedServices(env))
      server.middlewares.use(firebaseHosting(root, outDir, env))
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: CONFIG_PATH }, injectTo: 'body' }],
  }
}
