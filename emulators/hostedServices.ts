import type { Connect } from 'vite'
import { createAuthEmulator } from './auth/server.ts'
import { signInWindowFiles } from './auth/window/files.ts'
import { CONFIG_PATH, configScript } from './configScript.ts'
import { createBrowserScript } from './createBrowserScript.ts'
import { createFirestoreEmulator } from './firestore/server.ts'
import { createFileServer, fileAt } from './http/servedFiles.ts'
import { createKakaoMapsScript, KAKAO_MAPS_PATH } from './kakao-maps/script.ts'
import { isSeeded } from './localProject.ts'
import { overviewFiles } from './overview/files.ts'
import { seedAccounts } from './seed/accounts.ts'
import { seedDocuments } from './seed/seed.ts'

const RESEED = /^\/emulator\/v1\/projects\/([\w-]+)\/databases\/\(default\)\/documents:seed$/

/** Answers for the hosted services, before the site's own files. */
export function hostedServices(env: Readonly<Record<string, string>>): Connect.NextHandleFunction {
  const firestore = createFirestoreEmulator({
    seed: (project, now) => (isSeeded(project) ? seedDocuments(now) : []),
  })
  const auth = createAuthEmulator({
    seed: (project) => (isSeeded(project) ? seedAccounts : []),
  })
  /** Seeding the documents also seeds the accounts. */
  const reseedAccounts: typeof auth.handle = async ({ method, url = '' }) => {
    const [, projectId] = RESEED.exec(url) ?? []
    if (method === 'POST' && projectId) auth.reseed(projectId)
    return false
  }
  const gapi = createBrowserScript(new URL('auth/window/gapi.ts', import.meta.url))
  const serveFiles = createFileServer(
    new Map([
      [CONFIG_PATH, { type: 'js', text: async () => configScript(env, await gapi()) }],
      [KAKAO_MAPS_PATH, { type: 'js', text: createKakaoMapsScript() }],
      ['/emulator/tokens.css', fileAt(new URL('../src/styles/tokens.css', import.meta.url), 'css')],
      ...signInWindowFiles(),
      ...overviewFiles(),
    ]),
  )
  const handles = [serveFiles, reseedAccounts, auth.handle, firestore.handle]
  return (request, response, next) => {
    // `//branches/suggest` is our address; a server would read it as another host.
    request.url = (request.url ?? '/').replace(/^\/{2,}/, '/')
    const answer = async () => {
      for (const handle of handles) {
        if (await handle(request, response)) return
      }
      next()
    }
    answer().catch(next)
  }
}
