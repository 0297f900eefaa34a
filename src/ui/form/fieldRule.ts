import type * as z from 'zod/mini'
import type { RuleResult } from '@/domain/rule'

/** A schema check that uses a domain rule and its message. */
export const fieldRule =
  <Value>(rule: (value: Value) => RuleResult): z.core.CheckFn<Value> =>
  (field) => {
    const result = rule(field.value)
    if (!result.ok)
      field.issues.push({ code: 'custom', input: field.value, message: result.reason })
  }
