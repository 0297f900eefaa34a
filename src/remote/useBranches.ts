import { branchMedia, sampleBranches } from '@/content/branches/branches'
import { overSamples } from '@/domain/content/sampled'
import { type Branch, type BranchDocument, branchOf } from '@/domain/places/branch'
import { branchesQuery } from './branchesQuery'
import { builtBranches } from './builtDocuments'
import { keepLast } from './keepLast'
import { type RemoteRead, useRemoteRead } from './useRemoteRead'

/** Documents of branches over the samples, also those that are closed. */
export const withSampleBranches = keepLast((documents: readonly BranchDocument[]) =>
  overSamples<Branch>(
    documents.map((document) => branchOf(document, branchMedia(document.id))),
    sampleBranches,
  ),
)

/** As the build knew them. */
export const builtBranchList: readonly Branch[] = withSampleBranches(builtBranches)

export const useBranchesRead = (): RemoteRead<readonly Branch[]> =>
  useRemoteRead(branchesQuery(withSampleBranches))

/** Every branch with all that its page shows; as the build knew them until they are read, and where they cannot be. See `useBranchContacts` for less. */
export function useBranches(): readonly Branch[] {
  const read = useBranchesRead()
  return read.status === 'loaded' ? read.data : builtBranchList
}
