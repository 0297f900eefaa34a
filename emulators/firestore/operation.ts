import type { Caller } from './identity.ts'
import type { Project } from './project.ts'
import type { RequestTarget } from './requestTarget.ts'
import type { Ruleset } from './rules/ruleset.ts'

export interface ApiRequest {
  readonly target: RequestTarget
  readonly method: string
  readonly body: unknown
}

export interface Session {
  readonly project: Project
  readonly caller: Caller
  readonly rules: Ruleset
}

export interface Operation {
  /** Collection paths; for a group query the collection id. */
  readonly collectionPaths: readonly string[]
  readonly run: (session: Session) => unknown
}
