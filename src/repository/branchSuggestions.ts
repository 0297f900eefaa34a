import type { BranchSuggestion } from '@/domain/branchSuggestion'
import { writePublicly } from './client'
import { sendOnce } from './sendOnce'

/**
 * Hands the suggestion of a new branch over to the agit; as with pickup requests, nobody else may read it again.
 * @param id made before the first try and kept with the form
 * @throws {RepositoryError}
 */
export const sendBranchSuggestion = (
  id: string,
  { place, reason, contact }: BranchSuggestion,
): Promise<void> =>
  sendOnce({
    id: `branch_suggestions/${id}`,
    write: () =>
      writePublicly((lite, db) =>
        lite.setDoc(lite.doc(db, 'branch_suggestions', id), {
          place,
          reason,
          contact,
          createdAt: lite.serverTimestamp(),
          seenAt: null,
        }),
      ),
  })
