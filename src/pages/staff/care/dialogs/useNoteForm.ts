import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  changedNoteFields,
  checkNoteText,
  type DayNote,
  type DayNoteEntry,
  emptyDayNote,
  meals,
  moods,
} from '@/domain/care/dayNote'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { dayOf } from '@/domain/dates/day'
import { now } from '@/platform/clock'
import { NoteConflict } from '@/repository/care/dayNotes'
import { useNoteDrafts } from '@/stores/noteDrafts'
import { fieldRule } from '@/ui/form/fieldRule'
import { useStaffMember } from '../../StaffMemberContext'
import { useSendNote } from '../commands'
import { noteIdOf, useUnsentNote } from './useUnsentNote'

const noteSchema: z.ZodMiniType<DayNoteEntry, DayNoteEntry> = z.object({
  meal: z.enum(meals),
  mood: z.enum(moods),
  text: z.string().check(fieldRule(checkNoteText)),
})

const entryOf = ({ meal, mood, text }: DayNoteEntry): DayNoteEntry => ({ meal, mood, text })

/** Every change is stored as a draft of this tab. */
export function useNoteForm(stay: Stay, note: DayNote | undefined, onSent: () => void) {
  const staff = useStaffMember()
  const draft = useUnsentNote(stay)
  const { save, remove } = useNoteDrafts.getState()
  const id = noteIdOf(stay)
  const [expected, setExpected] = useState(() => {
    const current = note ? entryOf(note) : null
    return draft ? draft.expected : current
  })
  const [ownText, setOwnText] = useState<string>()
  const command = useSendNote()
  const form = useForm<DayNoteEntry>({
    defaultValues: draft?.entry ?? expected ?? emptyDayNote,
    resolver: zodResolver(noteSchema),
  })

  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      const entry = entryOf(form.getValues())
      if (changedNoteFields(entry, expected ?? emptyDayNote).length === 0) remove(staff.uid, id)
      else save({ teacherUid: staff.uid, id, writtenOn: dayOf(now()), entry, expected })
    })
    return unsubscribe
  }, [form, expected, save, remove, staff.uid, id])

  const send = (entry: DayNoteEntry, before: DayNoteEntry | null) => {
    const { uid, childId, childName, branchId, startsAt } = stay
    const ofChild = { uid, childId, childName, branchId, day: dayOf(startsAt) }
    const writer = staff.name.trim() || '선생님'
    void command.run(
      { note: { ...ofChild, ...entry, writer, by: staff.uid }, expected: before },
      {
        row: keyOfStay(stay),
        onDone: () => {
          remove(staff.uid, id)
          onSent()
        },
      },
    )
  }
  const current = command.error instanceof NoteConflict ? command.error.current : undefined
  return {
    form,
    submit: form.handleSubmit((entry) => send(entry, expected)),
    overwrite: form.handleSubmit((entry) => send(entry, current ? entryOf(current) : expected)),
    /** Loads the colleague's note into the form; the typed text is shown below it. */
    loadCurrent: () => {
      if (!current) return
      setOwnText(form.getValues('text'))
      setExpected(entryOf(current))
      form.reset(entryOf(current))
      remove(staff.uid, id)
      command.forget()
    },
    conflict: current && { current, expected },
    ownText,
    failure: current ? undefined : command.failure,
    isBusy: command.isBusy,
  }
}
