import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Connect,
  loadEnv,
  type Plugin,
  type PreviewServer,
  runnerImport,
  type ViteDevServer,
} from 'vite'
import { CONFIG_PATH } from './configScript.ts'
import { createHosting } from './hosting.ts'
import { listenHostOf } from './listenHost.ts'
import { OVERVIEW_PATH } from './overview/files.ts'
import { publishedPolicy } from './publishedPolicy.ts'

const CONFIG_TAG = `<script src="${CONFIG_PATH}"></script>`

export const FOLDER_PATH = '/emulator/folder'

const pathOf = (request: IncomingMessage) => (request.url ?? '/').replace(/[?#].*$/s, '')

/** Applies headers, clean addresses and rewrites of `firebase.json` to the built site. */
function firebaseHosting(
  root: string,
  outDir: string,
  env: Record<string, string>,
): Connect.NextHandleFunction {
  const hosting = createHosting(join(root, 'firebase.json'), resolve(root, outDir))
  return (request, response, next) => {
    let pathname: string
    try {
      pathname = decodeURIComponent(pathOf(request))
    } catch {
      // An undecodable address has no page; the home page's HTML would be hydrated as another page.
      pathname = pathOf(request)
    }
    const { host } = request.headers
    const isLocal = host !== undefined && !env.VITE_FIRESTORE_EMULATOR_HOST
    const listening = isLocal ? [`http://${listenHostOf(host)}`] : []
    for (const [key, value] of hosting.headersFor(pathname))
      response.setHeader(key, publishedPolicy(value, env, listening))
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const file = isPage ? hosting.htmlFor(pathname) : undefined
    if (file === undefined) {
      next()
      return
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(readFileSync(file, 'utf8').replace('</body>', `${CONFIG_TAG}</body>`))
  }
}

/** Answers a test run with the folder that this server shows: another clone's may stand at its port. */
const answerFolder =
  (folder: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    if (pathOf(request) === FOLDER_PATH) response.end(folder)
    else next()
  }

function announceOverview(server: ViteDevServer | PreviewServer): void {
  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    const [origin] = server.resolvedUrls?.local ?? []
    if (origin) console.log(`  ➜  Stand-ins: ${origin.replace(/\/$/, '')}${OVERVIEW_PATH}`)
  }
}

type HostedServices = typeof import('./hostedServices.ts')

/** Loaded by Vite, like the site: the seed imports `src/domain`, whose imports lack file endings; the configuration cannot. */
async function standIns(env: Record<string, string>): Promise<Connect.NextHandleFunction> {
  const path = fileURLToPath(new URL('./hostedServices.ts', import.meta.url))
  const { module } = await runnerImport<HostedServices>(path, {
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  })
  return module.hostedServices(env)
}

/** Serves the stand-ins under `vite` and `vite preview`, at the site's origin, with the real interfaces; never in a build. */
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
    async configureServer(server) {
      announceOverview(server)
      server.middlewares.use(answerFolder(root))
      server.middlewares.use(await standIns(env))
    },
    async configurePreviewServer(server) {
      announceOverview(server)
      server.middlewares.use(answerFolder(resolve(root, outDir)))
      server.middlewares.use(await standIns(env))
      server.middlewares.use(firebaseHosting(root, outDir, env))
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: CONFIG_PATH }, injectTo: 'body' }],
  }
}
