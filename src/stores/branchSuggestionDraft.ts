import * as z from 'zod/mini'
import type { BranchSuggestion } from '@/domain/branchSuggestion'
import { storageSlot } from '@/platform/storage'

const draftSchema = z.object({ place: z.string(), reason: z.string(), contact: z.string() })

/**
 * The branch suggestion being written, so that a reload by mistake loses nothing. Gone with the tab, with signing out, and
 * once it was sent.
 */
export const branchSuggestionDraft = storageSlot<BranchSuggestion>({
  area: 'session',
  key: 'dodam-branch-suggestion',
  version: 1,
  parse: (value) => draftSchema.safeParse(value).data,
})
