import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { MemberChild } from '@/domain/account/memberChild'
import { childRemovalRefusal } from '@/domain/legal/openBusiness'
import { childrenQuery } from '@/features/account/queries'
import { upcomingBookingsQuery } from '@/features/programs/queries'
import { upcomingRidesQuery } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { NEVER_FRESH } from '@/remote/queryClient'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { deleteChild } from '@/repository/account/children'
import { deletePhotosOfChild } from '@/repository/care/notePhotos'

type Outcome = { kind: 'done' } | { kind: 'refused'; refusal: string }

/** Deletes a child without upcoming bookings, which are read at every press. */
export function useChildRemoval(onRemoved: (child: MemberChild) => void) {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const staleTime = NEVER_FRESH
  const removal = useCommand({
    send: async ({ id }: MemberChild): Promise<Outcome> => {
      const [rides, bookings] = await Promise.all([
        client.fetchQuery({ ...upcomingRidesQuery(familyUid), staleTime }),
        client.fetchQuery({ ...upcomingBookingsQuery(familyUid), staleTime }),
      ])
      const refusal = childRemovalRefusal(id, { rides, bookings }, now())
      if (refusal) return { kind: 'refused', refusal }
      await deleteChild(familyUid, id)
      // What is left of them nobody may read any more, and retention deletes.
      await deletePhotosOfChild(familyUid, id).catch(() => undefined)
      return { kind: 'done' }
    },
    renews: (_, outcome) => (outcome?.kind === 'done' ? [childrenQuery(familyUid)] : []),
    onDone: ({ kind }, child) => {
      if (kind === 'done') onRemoved(child)
    },
    failure: '자녀 정보를 삭제하지 못했습니다.',
  })
  const { run, answer, given, isBusy } = removal
  // Stable, so that opening a dialog renders no card.
  const remove = useCallback((child: MemberChild) => void run(child), [run])
  return {
    removal,
    remove,
    removing: isBusy ? given?.id : undefined,
    refusal: answer?.kind === 'refused' ? answer.refusal : undefined,
  }
}
