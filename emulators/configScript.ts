import { LOCAL_PROJECT } from './localProject.ts'

/** Address of the script that gives a page its configuration. */
export const CONFIG_PATH = '/emulator/config.js'

/**
 * The script that gives the page its configuration object, which a page's own one precedes. The stand-ins answer at
 * the page's own address; the API key names the project of accounts. With a project in the environment it is empty.
 * `gapi` is the script that stands for Google's own where the sign-in window is ours.
 */
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
  ]
  const script = env.VITE_AUTH_EMULATOR_HOST ? '' : gapi
  return `${script}window.__FIREBASE_CONFIG__ ??= { ${config.join(', ')} }\n`
}
