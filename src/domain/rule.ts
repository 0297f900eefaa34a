/** `reason` is the Korean sentence shown beside the field. */
export type RuleResult = { ok: true } | { ok: false; reason: string }

export const accepted: RuleResult = { ok: true }

export const rejected = (reason: string): RuleResult => ({ ok: false, reason })

export const acceptIf = (isFine: boolean, reason: string): RuleResult =>
  isFine ? accepted : rejected(reason)
