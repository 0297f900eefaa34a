import type { RuleResult } from '@/domain/rule'

/** Why a rule refuses; undefined when it does not. */
export const reasonOf = (result: RuleResult): string | undefined =>
  result.ok ? undefined : result.reason
