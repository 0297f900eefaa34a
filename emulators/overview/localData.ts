export interface ShownAccount {
  readonly uid: string
  readonly phone: string
  readonly providers: readonly string[]
  readonly isDisabled: boolean
}

export interface ShownDocument {
  readonly path: string
  readonly fields: unknown
}

export interface LocalData {
  readonly accounts: readonly ShownAccount[]
  readonly codes: readonly { readonly phone: string; readonly code: string }[]
  readonly documents: readonly ShownDocument[]
}

const owner = { Authorization: 'Bearer owner' }

async function ask(address: string, json?: unknown): Promise<unknown> {
  const request = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }
  const response = await fetch(address, { ...request, headers: owner })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

const member = (value: unknown, name: string): unknown =>
  value instanceof Object ? Reflect.get(value, name) : undefined
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Rejects when a stand-in does not answer. */
export async function readLocalData(projectId: string): Promise<LocalData> {
  const project = `projects/${encodeURIComponent(projectId)}`
  const everyDocument = { structuredQuery: { from: [{ allDescendants: true }] } }
  const [accounts, codes, rows] = await Promise.all([
    ask(`/identitytoolkit.googleapis.com/v1/${project}/accounts:query`, {}),
    ask(`/emulator/v1/${project}/verificationCodes`),
    ask(`/v1/${project}/databases/(default)/documents:runQuery`, everyDocument),
  ])
  return {
    accounts: list(member(accounts, 'users')).map((account) => ({
      uid: text(member(account, 'localId')),
      phone: text(member(account, 'phoneNumber')),
      providers: list(member(account, 'providerUserInfo')).map((identity) =>
        text(member(identity, 'providerId')),
      ),
      isDisabled: member(account, 'disabled') === true,
    })),
    codes: list(member(codes, 'verificationCodes')).map((sent) => ({
      phone: text(member(sent, 'phoneNumber')),
      code: text(member(sent, 'code')),
    })),
    documents: list(rows).flatMap((row) => {
      const document = member(row, 'document')
      const [, path] = text(member(document, 'name')).split('/documents/')
      return path ? { path, fields: plainFields(member(document, 'fields')) } : []
    }),
  }
}

export async function resetProject(projectId: string): Promise<void> {
  const project = `projects/${encodeURIComponent(projectId)}`
  await ask(`/emulator/v1/${project}/databases/(default)/documents:seed`, {})
}

/** `users/{}/children` of `users/a/children/b`, to group documents. */
export function kindOf(path: string): string {
  const segments = path.split('/').slice(0, -1)
  return segments.map((segment, index) => (index % 2 === 0 ? segment : '{}')).join('/')
}

/** A wire value for people to read. */
export function plainValue(wire: unknown): unknown {
  const [kind = '', value] = wire instanceof Object ? (Object.entries(wire)[0] ?? []) : []
  if (kind === 'mapValue') return plainFields(member(value, 'fields'))
  if (kind === 'arrayValue') return list(member(value, 'values')).map(plainValue)
  if (kind === 'integerValue') return Number(value)
  return value
}

function plainFields(fields: unknown): Record<string, unknown> {
  const entries = fields instanceof Object ? Object.entries(fields) : []
  return Object.fromEntries(entries.map(([name, wire]) => [name, plainValue(wire)]))
}
