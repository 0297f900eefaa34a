import { useMemo } from 'react'
import type { ProgramDocument } from '@/domain/programs/programDocument'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { listedPrograms, programsOver, programsQuery } from './programs'

const noDocuments: readonly ProgramDocument[] = []

/** Every program, also what is not shown; until they are read, and where they cannot be, the samples. */
export function usePrograms(isWanted = true) {
  const read = useRemoteRead(programsQuery(), isWanted)
  const branches = useBranchContacts()
  const documents = read.status === 'loaded' ? read.data : noDocuments
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
