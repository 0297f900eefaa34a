import { careBranchId } from '@/domain/care/careSession'
import { useBranchLabel } from '@/remote/useBranchContacts'
import { usePrograms } from './usePrograms'

/** Where a session is: `성수점` of care, `성수점 · 물감으로 그리는 계절` of a program. */
export function useProgramPlace(): (programId: string) => string {
  const branchName = useBranchLabel()
  const { programs } = usePrograms()
  return (programId) => {
    const branchId = careBranchId(programId)
    if (branchId !== undefined) return branchName(branchId)
    const program = programs.find(({ id }) => id === programId)
    return program ? [program.branchName, program.title].filter(Boolean).join(' · ') : ''
  }
}
