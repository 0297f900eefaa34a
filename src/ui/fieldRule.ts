import type * as z from 'zod/mini'

/** A check of a form's schema that says in a domain rule's own words why a value cannot be taken. */
export const fieldRule =
  <Value>(errorOf: (value: Value) => string | undefined): z.core.CheckFn<Value> =>
  (field) => {
    const message = errorOf(field.value)
    if (message) field.issues.push({ code: 'custom', input: field.value, message })
  }
