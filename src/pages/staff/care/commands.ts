import { useQueryClient } from '@tanstack/react-query'
import { type CareStep, careStepLabel, hasTakenStep } from '@/domain/care/attendance'
import type { DayNoteEntry, NewDayNote } from '@/domain/care/dayNote'
import { isCancelled, keyOfStay, type Stay } from '@/domain/care/stay'
import { doneWords } from '@/domain/care/stayState'
import { dayOf } from '@/domain/dates/day'
import { useCommand } from '@/remote/useCommand'
import {
  cancelBooking,
  markArrival,
  markDeparture,
  returnUses,
  undoAttendance,
} from '@/repository/care/attendance'
import { sendNote } from '@/repository/care/dayNotes'
import { deletePhoto } from '@/repository/care/notePhotos'
import { useCarePresses } from '@/stores/carePresses'
import { useStaffMember } from '../StaffMemberContext'
import { attendanceQueries, dayQueries, sentPhotosQuery, usesReturnedQueries } from './queries'
import { latestStay } from './row/latestStay'

const sendStep = ({ bookings }: Stay, step: CareStep, by: string): Promise<void> => {
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

interface Step {
  stay: Stay
  step: CareStep
}

/** Sends a step of a stay, and resolves once the lists are read again; the press is kept, also when its row is not shown. */
export function useSendStep() {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const { run } = useCommand({
    send: ({ stay, step }: Step) => sendStep(stay, step, uid),
    renews: ({ stay, step }) =>
      step.kind === 'returnUses'
        ? [usesReturnedQueries(uid)]
        : attendanceQueries(uid, dayOf(stay.startsAt)),
    renewsAlways: true,
    says: ({ stay, step }, error) => {
      const latest = latestStay(client, uid, stay)
      const words = `${stay.childName} ${careStepLabel(step)}`
      if (error && !hasTakenStep(latest, step)) return { unsent: words }
      return step.kind === 'arrive' || step.kind === 'leave'
        ? { done: doneWords(latest), undoOf: keyOfStay(stay) }
        : { done: words }
    },
    failure: '돌봄 기록을 보내지 못했습니다.',
  })
  return async (press: Step): Promise<void> => {
    const row = keyOfStay(press.stay)
    const { last, setPress } = useCarePresses.getState()
    if (last[row]?.status === 'pending') return
    setPress(row, { ...press, status: 'pending' })
    const sent = await run(press, { row })
    setPress(
      row,
      sent.ok
        ? { ...press, status: 'sent' }
        : { ...press, status: 'failed', failure: sent.failure },
    )
  }
}

/** The presses on one stay. */
export function useStaySteps(stay: Stay) {
  const last = useCarePresses((presses) => presses.last[keyOfStay(stay)])
  const send = useSendStep()
  const isOver = isCancelled(stay) || (last && hasTakenStep(stay, last.step))
  return {
    press: (step: CareStep) => void send({ stay, step }),
    isBusy: last?.status === 'pending',
    /** The failed press, unless the list shows that it arrived. */
    failed: last?.status === 'failed' && !isOver ? last : undefined,
  }
}

/** One commit per booking; skips cancelled ones. */
export function useCancelStay() {
  const { uid } = useStaffMember()
  return useCommand({
    send: async ({ stay, reason }: { stay: Stay; reason: string }) => {
      for (const booking of stay.bookings) await cancelBooking(booking, reason)
    },
    renews: ({ stay }) => [dayQueries(uid, dayOf(stay.startsAt))],
    renewsAlways: true,
    failure: '돌봄 예약을 취소하지 못했습니다.',
  })
}

interface NoteToSend {
  note: NewDayNote
  expected: DayNoteEntry | null
}

export function useSendNote() {
  const { uid } = useStaffMember()
  return useCommand({
    send: ({ note, expected }: NoteToSend) => sendNote(note, expected),
    renews: ({ note: { day } }) => [dayQueries(uid, day, 'notes')],
    renewsAlways: true,
    failure: '알림장을 보내지 못했습니다.',
  })
}

/** 「빼기」 of a picture that was sent, within the 24 hours. */
export function useDeletePhoto(noteId: string) {
  const { uid } = useStaffMember()
  return useCommand({
    send: (id: string) => deletePhoto(noteId, id),
    renews: () => [sentPhotosQuery(uid, noteId)],
    renewsAlways: true,
    failure: '알림장의 사진을 지우지 못했습니다.',
  })
}
