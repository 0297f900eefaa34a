import * as z from 'zod/mini'
import { type BranchSuggestion, emptySuggestion } from '@/domain/places/branchSuggestion'
import { fingerprint } from '@/platform/fingerprint'
import { randomId } from '@/platform/randomId'
import { deviceStore } from './deviceStore'

const draftSchema = z.object({
  place: z.string(),
  reason: z.string(),
  contact: z.string(),
  /** What was pressed to be sent, and nobody knows whether it arrived. */
  tried: z.catch(
    z.nullable(z.object({ id: z.string().check(z.minLength(1)), content: z.string() })),
    null,
  ),
})

type Draft = z.infer<typeof draftSchema>

interface BranchSuggestionDraftState {
  draft: Draft
  setDraft: (entry: BranchSuggestion) => void
  /** Names a suggestion before its first try. The same content keeps its name until it is known how that went. */
  beginTry: (suggestion: BranchSuggestion) => { id: string; wasTried: boolean }
  /** It is known that nothing was written. */
  endTry: () => void
  clear: () => void
}

const emptyDraft: Draft = { ...emptySuggestion, tried: null }

/**
 * The branch suggestion being written, so that a reload by mistake loses nothing and a second press after it sends nothing
 * twice. Gone with the tab, with signing out, and once it was sent.
 */
export const useBranchSuggestionDraft = deviceStore<BranchSuggestionDraftState, 'draft'>(
  'dodam-branch-suggestion',
  { field: 'draft', schema: draftSchema },
  (set, get) => ({
    draft: emptyDraft,
    setDraft: (entry) => set({ draft: { ...entry, tried: get().draft.tried } }),
    beginTry: (suggestion) => {
      const { draft } = get()
      const content = fingerprint(JSON.stringify(suggestion))
      if (draft.tried?.content === content) return { id: draft.tried.id, wasTried: true }
      const id = randomId()
      set({ draft: { ...draft, tried: { id, content } } })
      return { id, wasTried: false }
    },
    endTry: () => set({ draft: { ...get().draft, tried: null } }),
    clear: () => set({ draft: emptyDraft }),
  }),
)
