import * as z from 'zod/mini'
import {
  type BranchSuggestion,
  contactError,
  placeError,
  reasonError,
} from '@/domain/branchSuggestion'
import { fieldRule } from '@/ui/fieldRule'

/** The whole form. */
export const branchSuggestionSchema: z.ZodMiniType<BranchSuggestion, BranchSuggestion> = z.object({
  place: z.string().check(fieldRule(placeError)),
  reason: z.string().check(fieldRule(reasonError)),
  contact: z.string().check(fieldRule(contactError)),
})
