import { sampleContacts } from '@/content/branches/branchContacts'
import { overSamples } from '@/domain/content/sampled'
import { type BranchContact, type BranchDocument, contactOfDocument } from '@/domain/places/branch'
import { branchesQuery } from './branchesQuery'
import { builtBranches } from './builtDocuments'
import { keepLast } from './keepLast'
import { useRemoteRead } from './useRemoteRead'

const contactsOf = keepLast((documents: readonly BranchDocument[]): readonly BranchContact[] =>
  overSamples(documents.map(contactOfDocument), sampleContacts),
)

const builtContacts = contactsOf(builtBranches)

/** Every branch, also closed ones; until they are read, and where they cannot be, as the build knew them. */
export function useBranchContacts(): readonly BranchContact[] {
  const read = useRemoteRead(branchesQuery(contactsOf))
  return read.status === 'loaded' ? read.data : builtContacts
}

const namesOf = keepLast((contacts: readonly BranchContact[]) => {
  const names = new Map(contacts.map(({ id, name }) => [id, name]))
  return (id: string): string | undefined => names.get(id)
})

/** Names of branches by id; the same function while they are the same. */
export const useBranchName = () => namesOf(useBranchContacts())

const labelsOf = keepLast(
  (nameOf: (id: string) => string | undefined) =>
    (id: string): string =>
      nameOf(id) ?? id,
)

/** A label of the agit's screens: the id where the branch is unknown. */
export const useBranchLabel = () => labelsOf(useBranchName())
