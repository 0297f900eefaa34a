import { useMemo } from 'react'
import { builtPrograms } from '@/remote/builtDocuments'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { listedPrograms, programsOver, programsQuery } from './programs'

/** Every program, also what is not shown; until they are read, and where they cannot be, as the build knew them. */
export function usePrograms(isWanted = true) {
  const read = useRemoteRead(programsQuery(), isWanted)
  const branches = useBranchContacts()
  const documents = read.status === 'loaded' ? read.data : builtPrograms
  const programs = useMemo(() => programsOver(documents, branches), [documents, branches])
  const listed = useMemo(() => listedPrograms(programs, branches), [programs, branches])
  return {
    programs,
    /** What parents can choose from. */
    listed,
    /** A program that is not among them may be new. */
    isLoading: read.status === 'loading',
  }
}
