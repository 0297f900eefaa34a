import type * as z from 'zod/mini'
import type { RuleResult } from '@/domain/rule'

/** A check of a form's schema that asks a rule of the domain, and says in its words why a value cannot be taken. */
export const fieldRule =
  <Value>(rule: (value: Value) => RuleResult): z.core.CheckFn<Value> =>
  (field) => {
    const result = rule(field.value)
    if (!result.ok)
      field.issues.push({ code: 'custom', input: field.value, message: result.reason })
  }
