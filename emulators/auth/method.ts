import type { JsonObject } from '../http/readJson.ts'
import { AuthError } from './authError.ts'
import type { Project } from './project.ts'

/** A request with its project and parsed body. */
export interface Call {
  readonly project: Project
  readonly body: JsonObject
  readonly isAdministrator: boolean
}

/** A method of the service; returns the answer's body. Throws Refusal. */
export type Method = (call: Call) => unknown

/** A text of a body; undefined when absent or empty. Throws Refusal for another type. */
export function textOf(body: JsonObject, field: string): string | undefined {
  const value = body[field]
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string') throw new AuthError(`Invalid value at '${field}' (TYPE_STRING)`)
  return value
}

/** A list of texts of a body; empty when absent. Throws Refusal for another type. */
export function textsOf(body: JsonObject, field: string): readonly string[] {
  const value = body[field]
  if (value === undefined || value === null) return []
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.map((item) => {
    if (typeof item !== 'string') throw new AuthError(`Invalid value at '${field}' (TYPE_STRING)`)
    return item
  })
}
