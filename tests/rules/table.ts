import type { SeedDocument } from '../../emulators/firestore/seedDocument.ts'
import type { Identity } from './tables/people.ts'
import { commit, type RuleRequest, type RuleWrite } from './wire.ts'

export interface RuleRow {
  readonly name: string
  readonly by: Identity
  readonly request: RuleRequest
  readonly isAllowed: boolean
}

/** Requests on the same initial documents, each isolated. */
export interface RuleTable {
  readonly seed: readonly SeedDocument[]
  readonly rows: readonly RuleRow[]
}

/** At the engine's own time: the rules compare with the time of the request. */
export type RuleTableAt = (now: Date) => RuleTable

interface Verdict {
  readonly request: RuleRequest
  readonly isAllowed: boolean
}

/** A request, or the writes of one commit. */
type Asked = readonly [RuleRequest] | readonly RuleWrite[]

const isRequest = (asked: Asked): asked is readonly [RuleRequest] =>
  asked[0] !== undefined && 'act' in asked[0]

const verdict =
  (isAllowed: boolean) =>
  (...asked: Asked): Verdict => ({
    request: isRequest(asked) ? asked[0] : commit(...asked),
    isAllowed,
  })

export const allowed = verdict(true)
export const refused = verdict(false)

export const row = (by: Identity, name: string, verdict: Verdict): RuleRow => ({
  name,
  by,
  ...verdict,
})

export const asks = (by: Identity, asked: Readonly<Record<string, Verdict>>): RuleRow[] =>
  Object.entries(asked).map(([name, verdict]) => row(by, name, verdict))

export const deniedTo = (
  identities: readonly Identity[],
  asked: Readonly<Record<string, RuleRequest>>,
): RuleRow[] =>
  Object.entries(asked).flatMap(([name, request]) =>
    identities.map((by) => row(by, name, refused(request))),
  )
