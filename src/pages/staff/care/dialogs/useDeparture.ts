import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasTakenStep } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { useStaffMember } from '../../StaffMemberContext'
import { latestStay } from '../row/latestStay'
import { useSendStep } from '../row/useStaySteps'

interface Departure {
  leftWith: string
  stays: readonly Stay[]
  /** Written by an earlier press. */
  written: readonly Stay[]
}

/** Marks children who leave together, each by itself; what failed is left for another press. */
export function useDeparture(onDone: () => void) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const sending = useSendStep()
  const leaving = useMutation({
    mutationFn: async ({ leftWith, stays, written }: Departure) => {
      const step = { kind: 'leave', leftWith } as const
      await Promise.allSettled(stays.map((stay) => sending.mutateAsync({ stay, step })))
      const latest = stays.map((stay) => latestStay(client, uid, stay))
      return {
        leftWith,
        isTogether: stays.length + written.length > 1,
        written: [...written, ...latest.filter((stay) => hasTakenStep(stay, step))],
        failed: latest.filter((stay) => !hasTakenStep(stay, step)),
      }
    },
    onSuccess: ({ failed }) => {
      if (failed.length === 0) onDone()
    },
    meta: { failure: '하원을 보내지 못했습니다.' },
  })
  const { data } = leaving
  return {
    leave: (stays: readonly Stay[], leftWith: string) =>
      leaving.mutate({ stays, leftWith, written: [] }),
    isBusy: leaving.isPending,
    /** Of children of whom some could not be marked. */
    unfinished: data?.isTogether && data.failed.length > 0 ? data : undefined,
    goOn: () => {
      if (data) leaving.mutate({ ...data, stays: data.failed })
    },
  }
}

export type UnfinishedDeparture = NonNullable<ReturnType<typeof useDeparture>['unfinished']>
