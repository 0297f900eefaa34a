import type { BranchSuggestion } from '@/domain/branchSuggestion'
import { simulatedAnswer } from './simulatedAnswer'

/** Sends the suggestion of a new branch. Rejects when it could not be sent. */
export type SuggestBranch = (suggestion: BranchSuggestion) => Promise<void>

/** Nobody receives suggestions yet: this one only takes its time, as a real one would. */
export const suggestBranch: SuggestBranch = () =>
  simulatedAnswer(() => console.info('지점 제안 1건'))
