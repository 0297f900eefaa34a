import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MemberChild } from '@/domain/account/memberChild'
import { childRemovalRefusal } from '@/domain/legal/openBusiness'
import { childrenQuery } from '@/features/account/queries'
import { upcomingBookingsQuery } from '@/features/programs/queries'
import { upcomingRidesQuery } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { NEVER_FRESH } from '@/remote/queryClient'
import { useMember } from '@/remote/useMember'
import { deleteChild } from '@/repository/account/children'

type Outcome = { kind: 'done' } | { kind: 'refused'; refusal: string }

/** Deletes a child without upcoming bookings, which are read at every press. */
export function useChildRemoval(onRemoved: (child: MemberChild) => void) {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const staleTime = NEVER_FRESH
  const command = useMutation({
    mutationFn: async ({ id }: MemberChild): Promise<Outcome> => {
      const [rides, bookings] = await Promise.all([
        client.fetchQuery({ ...upcomingRidesQuery(familyUid), staleTime }),
        client.fetchQuery({ ...upcomingBookingsQuery(familyUid), staleTime }),
      ])
      const refusal = childRemovalRefusal(id, { rides, bookings }, now())
      if (refusal) return { kind: 'refused', refusal }
      await deleteChild(familyUid, id)
      await client.invalidateQueries({ queryKey: childrenQuery(familyUid).queryKey })
      return { kind: 'done' }
    },
    onSuccess: ({ kind }, child) => {
      if (kind === 'done') onRemoved(child)
    },
    meta: { failure: '자녀 정보를 삭제하지 못했습니다.' },
  })
  const { data: outcome, variables } = command
  return {
    remove: command.mutate,
    again: () => variables && command.mutate(variables),
    removing: command.isPending ? variables?.id : undefined,
    refusal: outcome?.kind === 'refused' ? outcome.refusal : undefined,
    error: command.error,
  }
}
