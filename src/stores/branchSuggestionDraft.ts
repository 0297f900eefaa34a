import * as z from 'zod/mini'
import { type BranchSuggestion, emptySuggestion } from '@/domain/branchSuggestion'
import { deviceStore } from './deviceStore'

const draftSchema = z.object({ place: z.string(), reason: z.string(), contact: z.string() })

interface BranchSuggestionDraftState {
  draft: BranchSuggestion
  setDraft: (draft: BranchSuggestion) => void
  clear: () => void
}

/**
 * The branch suggestion being written, so that a reload by mistake loses nothing. Gone with the tab, with signing out, and
 * once it was sent.
 */
export const useBranchSuggestionDraft = deviceStore<BranchSuggestionDraftState, 'draft'>(
  'dodam-branch-suggestion',
  { field: 'draft', schema: draftSchema },
  (set) => ({
    draft: emptySuggestion,
    setDraft: (draft) => set({ draft }),
    clear: () => set({ draft: emptySuggestion }),
  }),
)
