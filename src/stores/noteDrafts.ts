import * as z from 'zod/mini'
import { type DayNoteEntry, meals, moods } from '@/domain/care/dayNote'
import { dayOf } from '@/domain/dates/day'
import { now } from '@/platform/clock'
import { deviceStore } from './deviceStore'
import { validRowsSchema } from './validRows'

/** A note that a teacher has begun and not sent. */
export interface NoteDraft {
  /** Whose draft it is. */
  teacherUid: string
  id: string
  /** When it was written, `yyyy-mm-dd` in Seoul: it is forgotten at midnight. */
  writtenOn: string
  entry: DayNoteEntry
  /** What the form began with; null for a first note. */
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
  keep: (draft: NoteDraft) => void
  drop: (teacherUid: string, id: string) => void
  /** Forgets what was not written on this day. */
  dropOld: (today: string) => void
}

const noDrafts: readonly NoteDraft[] = []

/** Unsent notes of this tab, until they are sent, the sign-out, or midnight in Seoul (specification 5, section 4). */
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
      keep: (draft) => set({ drafts: [...without(draft.teacherUid, draft.id), draft] }),
      drop: (teacherUid, id) => set({ drafts: without(teacherUid, id) }),
      dropOld: (today) => {
        const current = ofDay(get().drafts, today)
        if (current !== get().drafts) set({ drafts: current.length > 0 ? current : noDrafts })
      },
    }
  },
)

/** The draft of a teacher about a child's day; undefined without one. */
export const draftOf = (
  drafts: readonly NoteDraft[],
  teacherUid: string,
  id: string,
): NoteDraft | undefined => drafts.find((draft) => isOf(draft, teacherUid, id))
