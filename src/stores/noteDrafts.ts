import * as z from 'zod/mini'
import { type DayNoteEntry, meals, moods } from '@/domain/care/dayNote'
import { dayOf } from '@/domain/dates/day'
import { now } from '@/platform/clock'
import { deviceStore } from './deviceStore'
import { validRowsSchema } from './validRowsSchema'

export interface NoteDraft {
  teacherUid: string
  id: string
  /** `yyyy-mm-dd` in Seoul; the draft is deleted at midnight. */
  writtenOn: string
  entry: DayNoteEntry
  /** The fields when the form was opened; null for a first note. */
  expected: DayNoteEntry | null
}

const entrySchema = z.object({ meal: z.enum(meals), mood: z.enum(moods), text: z.string() })

const draftSchema = z.object({
  teacherUid: z.string(),
  id: z.string(),
  writtenOn: z.string(),
  entry: entrySchema,
  expected: z.nullable(entrySchema),
})

const ofDay = (drafts: readonly NoteDraft[], day: string): readonly NoteDraft[] =>
  drafts.every(({ writtenOn }) => writtenOn === day)
    ? drafts
    : drafts.filter(({ writtenOn }) => writtenOn === day)

const isOf = (draft: NoteDraft, teacherUid: string, id: string): boolean =>
  draft.teacherUid === teacherUid && draft.id === id

interface NoteDraftsState {
  drafts: readonly NoteDraft[]
  save: (draft: NoteDraft) => void
  remove: (teacherUid: string, id: string) => void
  removeOf: (teacherUid: string) => void
  removeExpired: (today: string) => void
}

const noDrafts: readonly NoteDraft[] = []

/** Unsent notes of this tab, until sent, signed out or midnight in Seoul (specification 5, section 4). */
export const useNoteDrafts = deviceStore<NoteDraftsState, 'drafts'>(
  'dodam-note-drafts',
  {
    field: 'drafts',
    schema: validRowsSchema(draftSchema),
    refresh: (drafts) => ofDay(drafts, dayOf(now())),
  },
  (set, get) => {
    const without = (teacherUid: string, id: string) => {
      const others = get().drafts.filter((draft) => !isOf(draft, teacherUid, id))
      return others.length > 0 ? others : noDrafts
    }
    return {
      drafts: noDrafts,
      save: (draft) => set({ drafts: [...without(draft.teacherUid, draft.id), draft] }),
      remove: (teacherUid, id) => set({ drafts: without(teacherUid, id) }),
      removeOf: (teacherUid) => {
        const others = get().drafts.filter((draft) => draft.teacherUid !== teacherUid)
        set({ drafts: others.length > 0 ? others : noDrafts })
      },
      removeExpired: (today) => {
        const current = ofDay(get().drafts, today)
        if (current !== get().drafts) set({ drafts: current.length > 0 ? current : noDrafts })
      },
    }
  },
)

export const draftOf = (
  drafts: readonly NoteDraft[],
  teacherUid: string,
  id: string,
): NoteDraft | undefined => drafts.find((draft) => isOf(draft, teacherUid, id))
