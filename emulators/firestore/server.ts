import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SeedDocument } from '../seed/seed'

interface Options {
  seed?: (projectId: string) => SeedDocument[]
}

export function createFirestoreEmulator(_options: Options = {}) {
  return { handle: async (_request: IncomingMessage, _response: ServerResponse) => false }
}
