import type { Project } from './project.ts'
import type { RequestTarget } from './requestTarget.ts'

/** A request's address, method and parsed body. */
export interface ApiRequest {
  readonly target: RequestTarget
  readonly method: string
  readonly body: unknown
}

/** Who asks, and what of. */
export interface Session {
  readonly project: Project
  readonly isAdministrator: boolean
}

/** A request understood: what it touches, and how to answer it. */
export interface Operation {
  /** Paths of the collections concerned; of a query across collections, the collection's id. */
  readonly collectionPaths: readonly string[]
  /** Returns the answer's body. Throws ApiError. */
  readonly run: (session: Session) => unknown
}
