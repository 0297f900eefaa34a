import * as z from 'zod/mini'
import { type BranchSuggestion, emptySuggestion } from '@/domain/places/branchSuggestion'
import { fingerprint } from '@/platform/hashes'
import { randomId } from '@/platform/random'
import { deviceStore } from './deviceStore'

const draftSchema = z.object({
  place: z.string(),
  reason: z.string(),
  contact: z.string(),
  /** The last try with an unknown outcome. */
  tried: z.catch(
    z.nullable(z.object({ id: z.string().check(z.minLength(1)), content: z.string() })),
    null,
  ),
})

type Draft = z.infer<typeof draftSchema>

interface BranchSuggestionDraftState {
  draft: Draft
  setDraft: (entry: BranchSuggestion) => void
  /** The same content keeps its id until the outcome is known. */
  beginTry: (suggestion: BranchSuggestion) => { id: string; wasTried: boolean }
  endTry: () => void
  clear: () => void
}

const emptyDraft: Draft = { ...emptySuggestion, tried: null }

/** The suggestion form's draft survives a reload and stops a second sending. Ends with tab, sign-out or success. */
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
