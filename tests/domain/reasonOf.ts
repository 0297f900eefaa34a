import type { RuleResult } from '@/domain/rule'

export const reasonOf = (result: RuleResult): string | undefined =>
  result.ok ? undefined : result.reason
