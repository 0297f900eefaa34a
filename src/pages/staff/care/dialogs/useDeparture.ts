import { useQueryClient } from '@tanstack/react-query'
import { hasTakenStep } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { leftWithWord } from '@/domain/rides/doorWords'
import { useCommand } from '@/remote/useCommand'
import { useStaffMember } from '../../StaffMemberContext'
import { useSendStep } from '../commands'
import { latestStay } from '../row/latestStay'

interface Departure {
  leftWith: string
  isWordChecked: boolean
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
    send: async ({ leftWith, isWordChecked, stays, written }: Departure) => {
      const stepOf = (stay: Stay) =>
        ({ kind: 'leave', leftWith: leftWithWord(stay, leftWith, isWordChecked) }) as const
      await Promise.all(stays.map((stay) => sendStep({ stay, step: stepOf(stay) })))
      const latest = stays.map((stay) => latestStay(client, uid, stay))
      return {
        leftWith,
        isWordChecked,
        isTogether: stays.length + written.length > 1,
        written: [...written, ...latest.filter((stay) => hasTakenStep(stay, stepOf(stay)))],
        failed: latest.filter((stay) => !hasTakenStep(stay, stepOf(stay))),
      }
    },
    onDone: ({ failed }) => {
      if (failed.length === 0) onDone()
    },
    failure: '하원을 보내지 못했습니다.',
  })
  const { answer } = leaving
  return {
    leave: (stays: readonly Stay[], leftWith: string, isWordChecked: boolean) =>
      void leaving.run({ stays, leftWith, isWordChecked, written: [] }),
    isBusy: leaving.isBusy,
    /** Of children of whom some could not be marked. */
    unfinished: answer?.isTogether && answer.failed.length > 0 ? answer : undefined,
    goOn: () => {
      if (answer) void leaving.run({ ...answer, stays: answer.failed })
    },
  }
}

export type UnfinishedDeparture = NonNullable<ReturnType<typeof useDeparture>['unfinished']>
