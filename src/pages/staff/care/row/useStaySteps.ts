import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CareStep, hasTakenStep } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { dayOf } from '@/domain/dates/day'
import { staffKey } from '@/remote/staffQuery'
import {
  markArrival,
  markDeparture,
  returnUses,
  undoAttendance,
} from '@/repository/care/attendance'
import { useCarePresses } from '@/stores/carePresses'
import { useStaffMember } from '../../StaffMemberContext'

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

export const keyOfStay = ({ uid, childId, bookings: [first] }: Stay): string =>
  [uid, childId, first.sessionId, first.cancelledAt?.getTime() ?? ''].join('/')

/** The presses on one stay; each resolves once the list is read again. */
export function useStaySteps(stay: Stay) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const stayKey = keyOfStay(stay)
  const last = useCarePresses((presses) => presses.last[stayKey])
  const setPress = useCarePresses((presses) => presses.setPress)
  const { mutate } = useMutation({
    mutationFn: (step: CareStep) => send(stay, step, uid),
    onMutate: (step) => setPress(stayKey, { step, status: 'pending', error: null }),
    onSettled: async (_, error, step) => {
      const names =
        step.kind === 'returnUses'
          ? [['uses-given-back']]
          : [['care', dayOf(stay.startsAt), 'bookings'], ['roster']]
      await Promise.all(
        names.map((name) => client.invalidateQueries({ queryKey: staffKey(uid, ...name) })),
      )
      setPress(stayKey, { step, status: error ? 'failed' : 'sent', error })
    },
    meta: { failure: '돌봄 기록을 보내지 못했습니다.' },
  })
  const isBusy = last?.status === 'pending'
  return {
    press: (step: CareStep, onSuccess?: () => void) => mutate(step, { onSuccess }),
    isBusy,
    sent: last?.status === 'sent' ? last.step : undefined,
    /** The failed press, unless the list shows that it arrived. */
    failed: last?.error && !hasTakenStep(stay, last.step) ? last : undefined,
  }
}
