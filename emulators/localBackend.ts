import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { type Connect, loadEnv, type Plugin } from 'vite'
import { createFirestoreEmulator } from './firestore/server.ts'
import { createHosting } from './hosting.ts'
import { createKakaoMapsScript, KAKAO_MAPS_PATH } from './kakao-maps/bundle.ts'
import { seedDocuments } from './seed/seed.ts'

/** Project that `npm run dev` and `npm run preview` open when nothing else is configured. */
export const LOCAL_PROJECT = 'demo-dodam-agit'
/** Projects of the end-to-end tests, one a test, begin with the sample data too; every other project is empty. */
const TEST_PROJECT = /^e2e-/
const isSeeded = (project: string) => project === LOCAL_PROJECT || TEST_PROJECT.test(project)

const CONFIG_PATH = '/emulator/config.js'
const CONFIG_TAG = `<script src="${CONFIG_PATH}"></script>`

type Env = Record<string, string>

/** The page-level configuration object, or nothing when the environment names a real project. */
function configScript(env: Env): string {
  if (env.VITE_FIREBASE_PROJECT_ID) return '// The project comes from the environment.\n'
  const host = env.VITE_FIRESTORE_EMULATOR_HOST
    ? JSON.stringify(env.VITE_FIRESTORE_EMULATOR_HOST)
    : 'location.host'
  return `window.__FIREBASE_CONFIG__ ??= { apiKey: 'local', authDomain: '', projectId: '${LOCAL_PROJECT}', appId: 'local', firestoreEmulatorHost: ${host} }\n`
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.end(body)
}

const pathOf = (request: IncomingMessage) => (request.url ?? '/').replace(/[?#].*$/s, '')

/** Answers what the hosted services would answer, before the site's own files are looked at. */
function hostedServices(env: Env): Connect.NextHandleFunction {
  const firestore = createFirestoreEmulator({
    seed: (project) => (isSeeded(project) ? seedDocuments(new Date()) : []),
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
    firestore.handle(request, response).then((isAnswered) => {
      if (!isAnswered) next()
    }, next)
  }
}

/** Applies headers, clean addresses and rewrites of `firebase.json` to the built site. */
function firebaseHosting(root: string, outDir: string, env: Env): Connect.NextHandleFunction {
  const hosting = createHosting(join(root, 'firebase.json'), resolve(root, outDir))
  const emulatorOrigin = env.VITE_FIRESTORE_EMULATOR_HOST
  return (request, response, next) => {
    let pathname: string
    try {
      pathname = decodeURIComponent(pathOf(request))
    } catch {
      // No page has an address that cannot be decoded; the home page's HTML would be hydrated as another page.
      pathname = pathOf(request)
    }
    for (const [key, value] of hosting.headersFor(pathname)) {
      response.setHeader(
        key,
        emulatorOrigin
          ? value.replace('connect-src', `connect-src http://${emulatorOrigin}`)
          : value,
      )
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
  let env: Env = {}
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
