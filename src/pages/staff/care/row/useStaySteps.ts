import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CareStep, careStepLabel, hasTakenStep } from '@/domain/care/attendance'
import { isCancelled, keyOfStay, type Stay } from '@/domain/care/stay'
import { doneWords } from '@/domain/care/stayState'
import { dayOf } from '@/domain/dates/day'
import { staffKey } from '@/remote/staffQuery'
import {
  markArrival,
  markDeparture,
  returnUses,
  undoAttendance,
} from '@/repository/care/attendance'
import { useCarePresses } from '@/stores/carePresses'
import { useStaffStrip } from '@/stores/staffStrip'
import { useStaffMember } from '../../StaffMemberContext'
import { latestStay } from './latestStay'

const send = ({ bookings }: Stay, step: CareStep, by: string): Promise<void> => {
  switch (step.kind) {
    case 'arrive':
      return markArrival(bookings, by)
    case 'leave':
      return markDeparture(bookings, step.leftWith, by)
    case 'undo':
      return undoAttendance(bookings, step.step, by)
    case 'returnUses':
      return returnUses(bookings)
  }
}

interface Press {
  stay: Stay
  step: CareStep
}

/** Sends a step of a stay, says it in the strip, and resolves once the list is read again. */
export function useSendStep() {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const setPress = useCarePresses((presses) => presses.setPress)
  const say = useStaffStrip((strip) => strip.say)
  const sayUnsent = useStaffStrip((strip) => strip.sayUnsent)
  return useMutation({
    mutationFn: ({ stay, step }: Press) => send(stay, step, uid),
    onMutate: ({ stay, step }) =>
      setPress(keyOfStay(stay), { step, status: 'pending', error: null }),
    onSettled: async (_, error, { stay, step }) => {
      const names =
        step.kind === 'returnUses'
          ? [['uses-given-back']]
          : [['care', dayOf(stay.startsAt), 'bookings'], ['roster']]
      await Promise.all(
        names.map((name) => client.invalidateQueries({ queryKey: staffKey(uid, ...name) })),
      )
      setPress(keyOfStay(stay), { step, status: error ? 'failed' : 'sent', error })
      const latest = latestStay(client, uid, stay)
      const words = `${stay.childName} ${careStepLabel(step)}`
      if (error && !hasTakenStep(latest, step)) sayUnsent(words)
      else if (step.kind === 'arrive' || step.kind === 'leave') say(doneWords(latest), latest)
      else say(words)
    },
    meta: { failure: '돌봄 기록을 보내지 못했습니다.' },
  })
}

/** The presses on one stay. */
export function useStaySteps(stay: Stay) {
  const last = useCarePresses((presses) => presses.last[keyOfStay(stay)])
  const { mutate } = useSendStep()
  return {
    press: (step: CareStep, onSuccess?: () => void) => mutate({ stay, step }, { onSuccess }),
    isBusy: last?.status === 'pending',
    /** The failed press, unless the list shows that it arrived. */
    failed: last?.error && !isCancelled(stay) && !hasTakenStep(stay, last.step) ? last : undefined,
  }
}
