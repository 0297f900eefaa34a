import { memoryStore } from './deviceStore'

interface FamilySearchState {
  text: string
  type: (text: string) => void
}

/** What was searched for last in 「가족」, in memory only: back from a family it stands there again. */
export const useFamilySearch = memoryStore<FamilySearchState>('family-search', (set) => ({
  text: '',
  type: (text) => set({ text }),
}))
