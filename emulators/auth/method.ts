import type { JsonObject } from '../http/readJson.ts'
import type { Project } from './project.ts'
import { Refusal } from './refusal.ts'

/** A request understood so far that its project and its body are known. */
export interface Call {
  readonly project: Project
  readonly body: JsonObject
  readonly isAdministrator: boolean
}

/** One method of the service: takes a call, returns the answer's body. Throws Refusal. */
export type Method = (call: Call) => unknown

/** A text of a body, or undefined when it is absent or empty. Throws the service's refusal of another type. */
export function textOf(body: JsonObject, field: string): string | undefined {
  const value = body[field]
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string') throw new Refusal(`Invalid value at '${field}' (TYPE_STRING)`)
  return value
}

/** The texts of a list in a body; an absent one is empty. Throws the service's refusal of another type. */
export function textsOf(body: JsonObject, field: string): readonly string[] {
  const value = body[field]
  if (value === undefined || value === null) return []
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.map((item) => {
    if (typeof item !== 'string') throw new Refusal(`Invalid value at '${field}' (TYPE_STRING)`)
    return item
  })
}
