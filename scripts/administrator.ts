import { execFileSync } from 'node:child_process'
import { LOCAL_PROJECT } from '../emulators/localProject.ts'

/** A project's Firestore and Auth, past the rules. */
export interface Administrator {
  /** `projects/{p}/databases/(default)/documents`: the prefix of document names. */
  readonly documents: string
  /** A request to Firestore's REST interface, below the version; throws when refused. */
  readonly ask: (path: string, body?: object) => Promise<unknown>
  /** The same for Auth, below the project: `accounts:lookup`. */
  readonly askAuth: (method: string, body: object) => Promise<unknown>
  readonly isEmulator: boolean
}

/** Runs an administrator's command, which takes no arguments: `--help` must delete nothing. Where it ends early it says whether anything was begun, and exits with 1. */
export async function administer(
  run: (admin: Administrator) => Promise<void>,
  unfinished: string,
  [argument]: readonly string[] = process.argv.slice(2),
): Promise<void> {
  let hasBegun = false
  try {
    if (argument !== undefined)
      throw new Error(`This command takes no arguments, and ${argument} is one: docs/deploy.md.`)
    const admin = administratorOf(process.env)
    const begun =
      <Asked extends unknown[]>(ask: (...asked: Asked) => Promise<unknown>) =>
      async (...asked: Asked) => {
        const answer = await ask(...asked)
        hasBegun = true
        return answer
      }
    await run({ ...admin, ask: begun(admin.ask), askAuth: begun(admin.askAuth) })
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.error(
      hasBegun
        ? `${unfinished} ${reason} Running it again goes on where it stopped.`
        : `Nothing was begun. ${reason}`,
    )
    process.exit(1)
  }
}

/** The token of `gcloud auth application-default login`, or of this machine. */
function applicationDefaultToken(): string {
  try {
    const command = ['auth', 'application-default', 'print-access-token']
    return execFileSync('gcloud', command, { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    throw new Error(
      'No application default credentials here: install gcloud and run `gcloud auth application-default login`.',
    )
  }
}

/** Emulators, where the administrator needs no key. */
export function emulatorAdministrator(
  host: string,
  project: string,
  authHost = '127.0.0.1:9099',
): Administrator {
  const auth = `http://${authHost}/identitytoolkit.googleapis.com/v1`
  return administrator({ firestore: `http://${host}/v1`, auth }, 'owner', project)
}

/** Emulators of `FIRESTORE_EMULATOR_HOST` and `FIREBASE_AUTH_EMULATOR_HOST`, else `VITE_FIREBASE_PROJECT_ID`; throws if unset. */
export function administratorOf(env: Readonly<Record<string, string | undefined>>): Administrator {
  const host = env.FIRESTORE_EMULATOR_HOST ?? env.VITE_FIRESTORE_EMULATOR_HOST
  const authHost = env.FIREBASE_AUTH_EMULATOR_HOST ?? env.VITE_AUTH_EMULATOR_HOST
  const project = env.VITE_FIREBASE_PROJECT_ID
  if (host) return emulatorAdministrator(host, project ?? LOCAL_PROJECT, authHost)
  if (!project)
    throw new Error(
      'Name a project with VITE_FIREBASE_PROJECT_ID before the command (.env is not read), or a running emulator with FIRESTORE_EMULATOR_HOST.',
    )
  const bases = {
    firestore: 'https://firestore.googleapis.com/v1',
    auth: 'https://identitytoolkit.googleapis.com/v1',
  }
  return administrator(bases, applicationDefaultToken(), project)
}

function administrator(
  bases: { readonly firestore: string; readonly auth: string },
  token: string,
  project: string,
): Administrator {
  const visit = async (address: string, body?: object): Promise<unknown> => {
    const response = await fetch(address, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Goog-User-Project': project,
      },
    }).catch(() => {
      throw new Error(`Nobody answers at ${new URL(address).origin}.`)
    })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    return await response.json()
  }
  return {
    documents: `projects/${project}/databases/(default)/documents`,
    ask: (path, body) => visit(`${bases.firestore}/${path}`, body),
    askAuth: (method, body) => visit(`${bases.auth}/projects/${project}/${method}`, body),
    isEmulator: token === 'owner',
  }
}
