import type { SeedDocument } from '../../emulators/firestore/seedDocument.ts'
import type { Identity } from './people.ts'
import { commit, type Field, type Fields, put, type RuleRequest } from './wire.ts'

/** A request, and whether the rules must let it through. */
export interface RuleRow {
  readonly name: string
  readonly by: Identity
  readonly request: RuleRequest
  readonly isAllowed: boolean
}

/** Requests that begin with the same documents; each finds them as if no other had been made. */
export interface RuleTable {
  readonly seed: readonly SeedDocument[]
  readonly rows: readonly RuleRow[]
}

/** A table as of an instant, which has to be the engine's own: the rules compare with the time of the request. */
export type RuleTableAt = (now: Date) => RuleTable

const row =
  (isAllowed: boolean) =>
  (by: Identity, name: string, request: RuleRequest): RuleRow => ({ name, by, request, isAllowed })

export const allowed = row(true)
export const refused = row(false)

/** Same request, refused to each of these. */
export const refusedTo = (
  identities: readonly Identity[],
  name: string,
  request: RuleRequest,
): RuleRow[] => identities.map((by) => refused(by, name, request))

/** Something of another type that has as much in common with the field as it can: a text of 3 becomes a list of 3. */
function otherType(field: Field | undefined): Field {
  if (typeof field === 'string') return [...field]
  if (typeof field === 'number') return String(field)
  if (typeof field === 'boolean') return String(field)
  if (field === null) return ''
  if (field instanceof Date) return field.toISOString()
  return Array.isArray(field) ? {} : false
}

/** A document that would be taken, spoilt field by field: a field missing, of another type, too many. */
export const misshapen = (by: Identity, what: string, path: string, fields: Fields): RuleRow[] => [
  ...Object.keys(fields).flatMap((name) => [
    refused(by, `${what} without ${name}`, commit(put(path, { ...fields, [name]: undefined }))),
    refused(
      by,
      `${what} with ${name} of another type`,
      commit(put(path, { ...fields, [name]: otherType(fields[name]) })),
    ),
  ]),
  refused(by, `${what} with a field too many`, commit(put(path, { ...fields, isAdmin: true }))),
]
