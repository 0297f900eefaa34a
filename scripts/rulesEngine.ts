import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** Evaluates security rules: a running emulator, a command that starts one, or the firebase CLI. */
export type RulesEngine =
  | { readonly kind: 'named'; readonly host: string }
  | { readonly kind: 'cli'; readonly path: string }
  | {
      readonly kind: 'command'
      readonly name: string
      readonly command: (port: number) => readonly string[]
    }

type Env = Readonly<Record<string, string | undefined>>

const JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const OLDEST_JAVA = 17

/** The first of: the emulator in the environment, gcloud's official one, hidane, the firebase CLI. */
export function rulesEngine(env: Env): RulesEngine | undefined {
  if (env.FIRESTORE_EMULATOR_HOST) return { kind: 'named', host: env.FIRESTORE_EMULATOR_HOST }
  return officialEmulator(env) ?? hidane(env) ?? firebaseCli(env)
}

export function officialEmulator(env: Env): Extract<RulesEngine, { kind: 'command' }> | undefined {
  const jar = sdkFolders(env)
    .map((folder) => join(folder, JAR))
    .find((path) => existsSync(path))
  const java = jar && javaOf(env)
  if (!java) return undefined
  return {
    kind: 'command',
    name: 'the official Firestore emulator',
    command: (port) => [
      java,
      '-cp',
      jar,
      MAIN_CLASS,
      '--host=127.0.0.1',
      `--port=${port}`,
      '--rules=firestore.rules',
    ],
  }
}

function hidane(env: Env): RulesEngine | undefined {
  const path = onPath('hidane', env)
  if (!path) return undefined
  return {
    kind: 'command',
    name: 'hidane',
    command: (port) => [path, '--host', '127.0.0.1', '--port', String(port)],
  }
}

function firebaseCli(env: Env): RulesEngine | undefined {
  const path = onPath('firebase', env)
  if (!path || !javaOf(env)) return undefined
  return { kind: 'cli', path }
}

/** gcloud itself is not run: it may be slow, or use the network. */
function sdkFolders(env: Env): string[] {
  const gcloud = onPath('gcloud', env)
  return [
    env.CLOUDSDK_ROOT_DIR,
    gcloud && dirname(dirname(realpathSync(gcloud))),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/usr/local/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    '/snap/google-cloud-sdk/current',
    join(homedir(), 'google-cloud-sdk'),
  ].filter((folder) => folder !== undefined)
}

function javaOf(env: Env): string | undefined {
  const candidates = [env.JAVA_HOME && join(env.JAVA_HOME, 'bin', 'java'), onPath('java', env)]
  return candidates.find((path): path is string => {
    if (!path || !existsSync(path)) return false
    const { stderr, stdout } = spawnSync(path, ['-version'], { encoding: 'utf8', timeout: 20_000 })
    const version = /version "(?:1\.)?(\d+)/.exec(`${stderr}${stdout}`)?.[1]
    return Number(version) >= OLDEST_JAVA
  })
}

function onPath(command: string, env: Env): string | undefined {
  return (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path))
}
