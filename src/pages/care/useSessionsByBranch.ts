import { useQueries } from '@tanstack/react-query'
import type { ProgramSession } from '@/domain/programs/programSession'
import { careSessionsQuery } from '@/features/programs/seatQueries'
import { useCareCart } from '@/stores/careCart'

/** Loaded sessions of the chosen branch and of those with picked rows; `openUntil`: the last day that any pass opens. */
export function useSessionsByBranch(
  branchId: string | undefined,
  openUntil: string | undefined,
): ReadonlyMap<string, readonly ProgramSession[]> {
  const rows = useCareCart((state) => state.rows)
  const chosen = branchId === undefined ? [] : [branchId]
  const ids = [...new Set([...chosen, ...rows.map((row) => row.branchId)])]
  const reads = useQueries({
    queries: ids.map((id) => ({
      ...careSessionsQuery(id, openUntil ?? ''),
      enabled: openUntil !== undefined,
    })),
  })
  return new Map(
    ids.flatMap((id, index) => {
      const sessions = reads[index]?.data
      return sessions ? [[id, sessions] as const] : []
    }),
  )
}
