import type { BranchSuggestion } from '@/domain/branchSuggestion'

/** Sends the suggestion of a new branch. Rejects when it could not be sent. */
export type SuggestBranch = (suggestion: BranchSuggestion) => Promise<void>

const SIMULATED_MS = 500

/** Nobody receives suggestions yet: this one only takes its time, as a real one would. */
export const suggestBranch: SuggestBranch = async () => {
  await new Promise((resolve) => setTimeout(resolve, SIMULATED_MS))
  console.info('지점 제안 1건')
}
