import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DayNoteEntry, NewDayNote } from '@/domain/care/dayNote'
import type { Stay } from '@/domain/care/stay'
import { dayOf } from '@/domain/dates/day'
import type { NewLedgerEntry } from '@/domain/orders/ledger'
import { staffKey } from '@/remote/staffQuery'
import { cancelBooking } from '@/repository/care/attendance'
import { sendNote } from '@/repository/care/dayNotes'
import { writeEntry } from '@/repository/orders/ledger'
import { useStaffMember } from '../../StaffMemberContext'

const useInvalidate = () => {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  return (...name: readonly string[]) =>
    client.invalidateQueries({ queryKey: staffKey(uid, ...name) })
}

/** One commit per booking; skips cancelled ones. */
export function useCancelStay() {
  const renew = useInvalidate()
  return useMutation({
    mutationFn: async ({ stay, reason }: { stay: Stay; reason: string }) => {
      for (const booking of stay.bookings) await cancelBooking(booking, reason)
    },
    onSettled: (_, __, { stay }) => renew('care', dayOf(stay.startsAt)),
    meta: { failure: '돌봄 예약을 취소하지 못했습니다.' },
  })
}

interface NoteToSend {
  note: NewDayNote
  expected: DayNoteEntry | null
}

export function useSendNote() {
  const renew = useInvalidate()
  return useMutation({
    mutationFn: ({ note, expected }: NoteToSend) => sendNote(note, expected),
    onSettled: (_, __, { note: { day } }) => renew('care', day, 'notes'),
    meta: { failure: '알림장을 보내지 못했습니다.' },
  })
}

export function useAdjust(parentUid: string) {
  const { uid } = useStaffMember()
  const renew = useInvalidate()
  return useMutation({
    mutationFn: (entry: NewLedgerEntry) => writeEntry(parentUid, entry, uid),
    onSuccess: () => renew('ledger'),
    meta: { failure: '충전금을 조정하지 못했습니다.' },
  })
}
