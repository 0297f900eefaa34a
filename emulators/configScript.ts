import { LISTEN_HOST_OF_PAGE } from './listenHost.ts'
import { LOCAL_PROJECT } from './localProject.ts'

export const CONFIG_PATH = '/emulator/config.js'

/** Sets the page's configuration unless it has one; empty with a project in the environment. `gapi`: replaces Google's script. */
export function configScript(env: Readonly<Record<string, string>>, gapi: string): string {
  if (env.VITE_FIREBASE_PROJECT_ID) return '// The project comes from the environment.\n'
  const hostOf = (named: string | undefined) => (named ? JSON.stringify(named) : 'location.host')
  const config = [
    `apiKey: '${LOCAL_PROJECT}'`,
    'authDomain: location.host',
    `projectId: '${LOCAL_PROJECT}'`,
    `appId: 'local'`,
    `firestoreEmulatorHost: ${hostOf(env.VITE_FIRESTORE_EMULATOR_HOST)}`,
    `authEmulatorHost: ${hostOf(env.VITE_AUTH_EMULATOR_HOST)}`,
    ...(env.VITE_FIRESTORE_EMULATOR_HOST ? [] : [`firestoreListenHost: ${LISTEN_HOST_OF_PAGE}`]),
  ]
  const script = env.VITE_AUTH_EMULATOR_HOST ? '' : gapi
  return `${script}window.__FIREBASE_CONFIG__ ??= { ${config.join(', ')} }\n`
}
