import type { RuleTable } from './table.ts'
import { type Identity, tokenOf } from './tables/people.ts'
import type { RuleRequest, RuleWrite } from './wire.ts'

/** The local Firestore or the official emulator. */
export interface RuleEngine {
  /** `127.0.0.1:8080` */
  readonly host: string
  readonly projectId: string
  /** Instead of the network's. */
  readonly fetch?: (url: string, init: PlainInit) => Promise<Response>
}

interface PlainInit {
  method: string
  headers?: Record<string, string>
  body?: string
}

export type Verdict = 'allowed' | 'refused'

const databaseOf = ({ projectId }: RuleEngine) => `projects/${projectId}/databases/(default)`
const nameOf = (engine: RuleEngine, path: string) => `${databaseOf(engine)}/documents/${path}`

function wireWrite(engine: RuleEngine, { path, fields, mask, transforms = [] }: RuleWrite): object {
  const name = nameOf(engine, path)
  if (!fields) return { delete: name }
  return {
    update: { name, fields },
    ...(mask && { updateMask: { fieldPaths: mask }, currentDocument: { exists: true } }),
    ...(transforms.length > 0 && { updateTransforms: transforms }),
  }
}

const post = (engine: RuleEngine, target: string, token: string | undefined, body: object) =>
  (engine.fetch ?? fetch)(`http://${engine.host}/v1/${target}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })

function send(engine: RuleEngine, request: RuleRequest, token?: string): Promise<Response> {
  const documents = `${databaseOf(engine)}/documents`
  switch (request.act) {
    case 'get':
      return post(engine, `${documents}:batchGet`, token, {
        documents: [nameOf(engine, request.path)],
      })
    case 'commit':
      return post(engine, `${documents}:commit`, token, {
        writes: request.writes.map((write) => wireWrite(engine, write)),
      })
    default: {
      const parent = request.parent === '' ? documents : `${documents}/${request.parent}`
      const { query: structuredQuery } = request
      return request.act === 'list'
        ? post(engine, `${parent}:runQuery`, token, { structuredQuery })
        : post(engine, `${parent}:runAggregationQuery`, token, {
            structuredAggregationQuery: {
              structuredQuery,
              aggregations: [{ alias: 'n', count: {} }],
            },
          })
    }
  }
}

/** Throws on any other answer. */
export async function verdictOf(
  engine: RuleEngine,
  by: Identity,
  request: RuleRequest,
): Promise<Verdict> {
  const response = await send(engine, request, tokenOf(by, engine.projectId, new Date()))
  const text = await response.text()
  if (response.ok) return 'allowed'
  if (response.status === 403) return 'refused'
  throw new Error(`The engine answered ${response.status} to ${request.act}: ${text}`)
}

/** Empties the project and puts the table's documents. */
export async function restore(engine: RuleEngine, { seed }: RuleTable): Promise<void> {
  const documents = `http://${engine.host}/emulator/v1/${databaseOf(engine)}/documents`
  const cleared = await (engine.fetch ?? fetch)(documents, { method: 'DELETE' })
  const written = await send(engine, { act: 'commit', writes: seed }, 'owner')
  if (cleared.ok && written.ok) return
  throw new Error(`The documents were not put: ${cleared.status}, ${await written.text()}`)
}
