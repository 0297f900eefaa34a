/** `reason` is the Korean sentence shown beside the field. */
export type RuleResult = { ok: true } | { ok: false; reason: string }

export const passes: RuleResult = { ok: true }

export const fails = (reason: string): RuleResult => ({ ok: false, reason })

export const passesIf = (isFine: boolean, reason: string): RuleResult =>
  isFine ? passes : fails(reason)
