import * as z from 'zod/mini'
import {
  type BranchSuggestion,
  checkContact,
  checkSuggestedPlace,
  checkSuggestionReason,
} from '@/domain/places/branchSuggestion'
import { fieldRule } from '@/ui/form/fieldRule'

export const branchSuggestionSchema: z.ZodMiniType<BranchSuggestion, BranchSuggestion> = z.object({
  place: z.string().check(fieldRule(checkSuggestedPlace)),
  reason: z.string().check(fieldRule(checkSuggestionReason)),
  contact: z.string().check(fieldRule(checkContact)),
})
