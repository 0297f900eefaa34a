import type { ContentKind } from '@/domain/content/siteContent'
import { type Commit, commitAsMember } from './client'
import { contentCollections, placeFields } from './siteContent'

/** Puts new numbers of order into a commit: nothing else of the documents is touched. */
function putNumbers({ lite, db, batch }: Commit, kind: ContentKind, numbers: Map<string, number>) {
  const field = placeFields[kind]
  if (field === undefined) return
  for (const [id, number] of numbers)
    batch.update(lite.doc(db, contentCollections[kind], id), {
      [field]: number,
      updatedAt: lite.serverTimestamp(),
    })
}

/**
 * Moves contents in their list, all in one commit; the same twice is the same as once.
 * @param numbers their new numbers of order, by id
 * @throws {RepositoryError} also when one of them is gone
 */
export const moveContents = (kind: ContentKind, numbers: Map<string, number>): Promise<void> =>
  commitAsMember((commit) => putNumbers(commit, kind, numbers))

/**
 * Deletes a content; one that is gone is no error.
 * @throws {RepositoryError}
 */
export const deleteContent = (kind: ContentKind, id: string): Promise<void> =>
  commitAsMember(({ lite, db, batch }) => batch.delete(lite.doc(db, contentCollections[kind], id)))
