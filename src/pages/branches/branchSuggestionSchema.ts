import * as z from 'zod/mini'
import {
  type BranchSuggestion,
  contactError,
  placeError,
  reasonError,
} from '@/domain/branchSuggestion'

/** A check that says in the rule's own words why a text cannot be taken. */
const rule =
  (errorOf: (text: string) => string | undefined): z.core.CheckFn<string> =>
  (field) => {
    const message = errorOf(field.value)
    if (message) field.issues.push({ code: 'custom', input: field.value, message })
  }

/** The whole form. */
export const branchSuggestionSchema: z.ZodMiniType<BranchSuggestion, BranchSuggestion> = z.object({
  place: z.string().check(rule(placeError)),
  reason: z.string().check(rule(reasonError)),
  contact: z.string().check(rule(contactError)),
})
