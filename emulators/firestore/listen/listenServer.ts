import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError, invalid } from '../../http/apiError.ts'
import { parseJson, readText, sendText } from '../../http/httpMessage.ts'
import type { Session } from '../operation.ts'
import { Channel } from './channel.ts'
import { ListenStream } from './listenStream.ts'

const PATH = '/google.firestore.v1.Firestore/Listen/channel'
const DATABASE = /^projects\/([^/]+)\/databases\/\(default\)$/
const AUTHORIZATION = /^authorization:\s*(.*)$/im

export const isListenAddress = (address: string): boolean => address.split('?')[0] === PATH

interface Client {
  readonly channel: Channel
  readonly stream: ListenStream | undefined
}

/** Answers `Listen` over WebChannel, as browsers speak it. `openSession` throws UNAUTHENTICATED. */
export function createListenServer(
  openSession: (projectId: string, authorization: string | undefined) => () => Session,
) {
  const clients = new Map<string, Client>()

  function end(id: string): void {
    const client = clients.get(id)
    clients.delete(id)
    client?.stream?.close()
    client?.channel.close()
  }

  function begin(projectId: string, form: URLSearchParams): string {
    const channel: Channel = new Channel(() => end(channel.id))
    let stream: ListenStream | undefined
    // Headers stand in the body, so that a browser need not ask beforehand.
    const [, authorization] = AUTHORIZATION.exec(form.get('headers') ?? '') ?? []
    sendRefusal(channel, () => {
      const session = openSession(projectId, authorization?.trim())
      stream = new ListenStream(session, (message) => channel.send(message))
    })
    clients.set(channel.id, { channel, stream })
    receive({ channel, stream }, form)
    return channel.handshake()
  }

  /** Throws INVALID_ARGUMENT for what no client sends. */
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { searchParams } = new URL(request.url ?? '', 'http://local')
    const id = searchParams.get('SID')
    if (id === null) {
      const [, projectId] = DATABASE.exec(searchParams.get('database') ?? '') ?? []
      if (!projectId) throw invalid('The database is unknown.')
      const form = new URLSearchParams(await readText(request))
      return sendText(response, 200, begin(projectId, form))
    }
    const client = clients.get(id)
    if (searchParams.get('TYPE') === 'terminate') {
      end(id)
      return sendText(response, 200, '')
    }
    if (!client) return sendText(response, 400, 'Unknown SID')
    client.channel.acknowledge(Number(searchParams.get('AID') ?? 0))
    if (searchParams.get('RID') === 'rpc')
      return client.channel.attach(response, searchParams.get('CI') === '1')
    receive(client, new URLSearchParams(await readText(request)))
    sendText(response, 200, client.channel.receipt())
  }
}

function receive({ channel, stream }: Client, form: URLSearchParams): void {
  const count = Number(form.get('count') ?? 0)
  const texts = Array.from({ length: count }, (_, index) => form.get(`req${index}___data__`) ?? '')
  for (const text of channel.receive(Number(form.get('ofs') ?? 0), texts))
    sendRefusal(channel, () => stream?.handle(parseJson(text)))
}

/** An error ends the stream for its client, who then closes the channel. */
function sendRefusal(channel: Channel, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    channel.send(error.toJSON())
  }
}
