import { execFileSync } from 'node:child_process'
import { LOCAL_PROJECT } from '../emulators/localProject.ts'

/** A project's Firestore as its administrator sees it: past the rules. */
export interface Administrator {
  /** `projects/{p}/databases/(default)/documents`: every name of a document begins with it. */
  readonly documents: string
  /** Asks Firestore's REST interface at an address below the version; throws what it refuses. */
  readonly ask: (path: string, body?: object) => Promise<unknown>
}

/** The token of whoever ran `gcloud auth application-default login`, or of the machine that this runs on. */
const applicationDefaultToken = (): string =>
  execFileSync('gcloud', ['auth', 'application-default', 'print-access-token'], {
    encoding: 'utf8',
  }).trim()

/** The emulator at `host`, where the administrator needs no key. */
export const emulatorAdministrator = (host: string, project: string): Administrator =>
  administrator(`http://${host}/v1`, 'owner', project)

/**
 * The emulator that `FIRESTORE_EMULATOR_HOST` names, or else the real project that `VITE_FIREBASE_PROJECT_ID` names; throws
 * when neither is there.
 */
export function administratorOf(env: Readonly<Record<string, string | undefined>>): Administrator {
  const { FIRESTORE_EMULATOR_HOST: host, VITE_FIREBASE_PROJECT_ID: project } = env
  if (host) return emulatorAdministrator(host, project ?? LOCAL_PROJECT)
  if (!project)
    throw new Error(
      'Name a project with VITE_FIREBASE_PROJECT_ID, or a running emulator with FIRESTORE_EMULATOR_HOST.',
    )
  return administrator('https://firestore.googleapis.com/v1', applicationDefaultToken(), project)
}

const administrator = (base: string, token: string, project: string): Administrator => ({
  documents: `projects/${project}/databases/(default)/documents`,
  ask: async (path, body) => {
    const response = await fetch(`${base}/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Goog-User-Project': project,
      },
    })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    return await response.json()
  },
})
