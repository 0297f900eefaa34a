import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export interface Asked {
  method: string
  url: string
  headers: Record<string, string>
  body: string
}

/** What a stand-in sends, kept instead of sent. */
export class Answer extends ServerResponse {
  body = ''
  override end(chunk?: unknown): this {
    this.body = typeof chunk === 'string' ? chunk : ''
    return this
  }
}

/** A request that came by no network. */
export function requestOf({ body, ...asked }: Asked): IncomingMessage {
  const request = Object.assign(new IncomingMessage(new Socket()), asked)
  if (body !== '') request.push(body)
  request.push(null)
  return request
}

type Handle = (request: IncomingMessage, answer: ServerResponse) => Promise<boolean>

interface Init {
  method?: string
  headers?: HeadersInit
  body?: unknown
}

/** `fetch` from a stand-in of this process: the rows of the rules are thousands. */
export const fetchWithin =
  (handle: Handle) =>
  async (address: string, { method = 'GET', headers, body = '' }: Init): Promise<Response> => {
    const { pathname, search } = new URL(address)
    // happy-dom's keep their capitals.
    const sent = [...new Headers(headers)].map(([name, value]) => [name.toLowerCase(), value])
    const asked = {
      method,
      url: pathname + search,
      headers: Object.fromEntries(sent),
      body: String(body),
    }
    const request = requestOf(asked)
    const answer = new Answer(request)
    await handle(request, answer)
    if (answer.destroyed) throw new TypeError('the connection was dropped')
    return new Response(answer.body, { status: answer.statusCode })
  }

/** From now on what goes to a server of this process takes no network; what is heard in parts, or given up, does. */
export function shortenWay(base: string, handle: Handle): void {
  const { fetch } = globalThis
  const within = fetchWithin(handle)
  globalThis.fetch = (input, init = {}) => {
    const isWhole = typeof input === 'string' && !input.includes('/Listen/') && !init.signal
    return isWhole && input.startsWith(base) ? within(input, init) : fetch(input, init)
  }
}
