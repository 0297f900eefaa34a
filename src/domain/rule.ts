/** What a rule says of something entered: it can be taken, or why not, in the words that stand beside the field. */
export type RuleResult = { ok: true } | { ok: false; reason: string }

export const passes: RuleResult = { ok: true }

/** `reason` is a sentence for whoever entered the value. */
export const fails = (reason: string): RuleResult => ({ ok: false, reason })

/** Passes on a condition; `reason` is what is said when it does not hold. */
export const passesIf = (isFine: boolean, reason: string): RuleResult =>
  isFine ? passes : fails(reason)
