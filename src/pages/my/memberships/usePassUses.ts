import { useQueries } from '@tanstack/react-query'
import { type PassUse, usesOfPass } from '@/domain/care/passUses'
import type { Pass } from '@/domain/orders/pass'
import { passUsesQuery } from '@/features/programs/queries'
import { useMember } from '@/remote/useMember'

/** Uses of what is valid today and counted as a whole; what is used up stands last, so the list waits for them. */
export function usePassUses(passes: readonly Pass[], today: string) {
  const { familyUid } = useMember()
  const counted = passes.filter(
    (pass) => usesOfPass(pass).per === 'pass' && pass.startsOn <= today && today <= pass.expiresOn,
  )
  const reads = useQueries({ queries: counted.map((pass) => passUsesQuery(familyUid, pass)) })
  return {
    usesOf: (pass: Pass): readonly PassUse[] | undefined => reads[counted.indexOf(pass)]?.data,
    isReading: reads.some(({ isLoading }) => isLoading),
  }
}
