import { useQueryClient } from '@tanstack/react-query'
import { hasTakenStep } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { useCommand } from '@/remote/useCommand'
import { useStaffMember } from '../../StaffMemberContext'
import { useSendStep } from '../commands'
import { latestStay } from '../row/latestStay'

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
  const sendStep = useSendStep()
  const leaving = useCommand({
    send: async ({ leftWith, stays, written }: Departure) => {
      const step = { kind: 'leave', leftWith } as const
      await Promise.all(stays.map((stay) => sendStep({ stay, step })))
      const latest = stays.map((stay) => latestStay(client, uid, stay))
      return {
        leftWith,
        isTogether: stays.length + written.length > 1,
        written: [...written, ...latest.filter((stay) => hasTakenStep(stay, step))],
        failed: latest.filter((stay) => !hasTakenStep(stay, step)),
      }
    },
    onDone: ({ failed }) => {
      if (failed.length === 0) onDone()
    },
    failure: '하원을 보내지 못했습니다.',
  })
  const { answer } = leaving
  return {
    leave: (stays: readonly Stay[], leftWith: string) =>
      void leaving.run({ stays, leftWith, written: [] }),
    isBusy: leaving.isBusy,
    /** Of children of whom some could not be marked. */
    unfinished: answer?.isTogether && answer.failed.length > 0 ? answer : undefined,
    goOn: () => {
      if (answer) void leaving.run({ ...answer, stays: answer.failed })
    },
  }
}

export type UnfinishedDeparture = NonNullable<ReturnType<typeof useDeparture>['unfinished']>
