import { dayNoteId } from '@/domain/care/dayNote'
import type { Stay } from '@/domain/care/stay'
import { dayOf } from '@/domain/dates/day'
import { draftOf, type NoteDraft, useNoteDrafts } from '@/stores/noteDrafts'
import { useStaffMember } from '../../StaffMemberContext'

export const noteIdOf = ({ uid, childId, startsAt }: Stay): string =>
  dayNoteId({ uid, childId, day: dayOf(startsAt) })

export function useUnsentNote(stay: Stay): NoteDraft | undefined {
  const { uid } = useStaffMember()
  const id = noteIdOf(stay)
  return useNoteDrafts(({ drafts }) => draftOf(drafts, uid, id))
}
