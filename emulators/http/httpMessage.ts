import type { IncomingMessage, ServerResponse } from 'node:http'
import { invalid } from './apiError.ts'

const maxBodyBytes = 10 * 1024 * 1024

/** Parsed JSON body, whatever its content type; undefined if empty. Throws INVALID_ARGUMENT, also beyond 10 MiB. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request)
  return text.trim() === '' ? undefined : parseJson(text)
}

export function allowAllOrigins(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Expose-Headers', '*')
  response.setHeader('Vary', 'Origin')
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const headers = request.headers['access-control-request-headers']
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
  response.setHeader('Access-Control-Allow-Headers', headers ?? 'Authorization, Content-Type')
  response.setHeader('Access-Control-Max-Age', '3600')
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true')
  }
  response.writeHead(204).end()
}

export function sendJson(response: ServerResponse, code: number, body: unknown): void {
  sendJsonText(response, code, JSON.stringify(body))
}

export function sendJsonText(response: ServerResponse, code: number, json: string): void {
  send(response, code, 'application/json; charset=UTF-8', json)
}

export function sendText(response: ServerResponse, code: number, body: string): void {
  const type = body.trimStart().startsWith('<') ? 'text/html' : 'text/plain'
  send(response, code, `${type}; charset=UTF-8`, body)
}

function send(response: ServerResponse, code: number, contentType: string, body: string): void {
  if (response.destroyed || response.headersSent) return
  response.setHeader('Content-Type', contentType)
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(code).end(body)
}

/** A request's body. Throws INVALID_ARGUMENT beyond 10 MiB. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of request) {
      const buffer = Buffer.from(chunk)
      bytes += buffer.length
      // Read to the end even if too long, or the caller would never see the answer.
      if (bytes <= maxBodyBytes) chunks.push(buffer)
    }
  } catch {
    throw invalid('The request broke off.')
  }
  if (bytes > maxBodyBytes) {
    throw invalid(`Request payload size exceeds the limit: ${maxBodyBytes} bytes.`)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Throws INVALID_ARGUMENT. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('Invalid JSON payload received.')
  }
}
