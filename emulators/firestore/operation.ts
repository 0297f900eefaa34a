import type { Caller } from './identity.ts'
import type { Project } from './project.ts'
import type { RequestTarget } from './requestTarget.ts'
import type { Ruleset } from './rules/ruleset.ts'

/** A request's address, method and parsed body. */
export interface ApiRequest {
  readonly target: RequestTarget
  readonly method: string
  readonly body: unknown
}

/** Who asks, what of, and under which rules. */
export interface Session {
  readonly project: Project
  readonly caller: Caller
  readonly rules: Ruleset
}

/** A request understood: what it touches, and how to answer it. */
export interface Operation {
  /** Paths of the collections concerned; of a query across collections, the collection's id. */
  readonly collectionPaths: readonly string[]
  /** Returns the answer's body. Throws ApiError. */
  readonly run: (session: Session) => unknown
}
