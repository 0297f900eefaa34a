import type { Expression } from '../language/syntax.ts'
import type { Scope } from '../scope.ts'

const ofRequest: readonly string[] = ['auth', 'method', 'path', 'query', 'resource', 'time']
const ofQuery: readonly string[] = ['limit', 'offset']
const ofResource: readonly string[] = ['data', 'id', '__name__']

/** The properties of `request`, `request.query`, `resource` and `request.resource`; undefined for anything else. */
export function propertiesOf(of: Expression, scope: Scope): readonly string[] | undefined {
  if (of.kind === 'name') {
    const binding = scope.resolve(of.name)
    if (binding?.kind === 'request') return ofRequest
    return binding?.kind === 'resource' ? ofResource : undefined
  }
  if (of.kind !== 'member' || propertiesOf(of.of, scope) !== ofRequest) return undefined
  if (of.name === 'query') return ofQuery
  return of.name === 'resource' ? ofResource : undefined
}
