import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { sendJson, sendText } from './httpMessage.ts'

export interface RunningServer {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Serves on 127.0.0.1, on any free port for 0; what `handle` leaves gets `unknown`'s code and body. */
export async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
  port: number,
  unknown: (address: string) => { readonly code: number },
): Promise<RunningServer> {
  const server = createServer(async (request, response) => {
    if (await handle(request, response)) return
    if (request.url === '/') return sendText(response, 200, 'Ok\n')
    const refusal = unknown(request.url ?? '')
    sendJson(response, refusal.code, refusal)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
