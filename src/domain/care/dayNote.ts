import { addHours } from 'date-fns/addHours'
import { compareAsc } from 'date-fns/compareAsc'
import { clockTime, dayOf, formatShortDay } from '../dates/day'
import type { RuleResult } from '../rule'
import { compareText } from '../text/compareText'
import { checkRequiredText } from '../text/textLimit'
import { isVisibleText } from '../text/visibleText'

export const meals = ['', 'all', 'some', 'none'] as const
export type Meal = (typeof meals)[number]

export const moods = ['', 'happy', 'calm', 'tired'] as const
export type Mood = (typeof moods)[number]

export const mealLabels: Record<Meal, string> = {
  '': '선택 안 함',
  all: '다 먹었어요',
  some: '조금 남겼어요',
  none: '먹지 않았어요',
}

export const moodLabels: Record<Mood, string> = {
  '': '선택 안 함',
  happy: '신나요',
  calm: '편안해요',
  tired: '피곤해요',
}

export interface DayNoteEntry {
  meal: Meal
  mood: Mood
  text: string
}

/** 알림장 (specification 5, section 6: `care_notes/{uid}_{childId}_{yyyymmdd}`). */
export interface DayNote extends DayNoteEntry {
  id: string
  uid: string
  childId: string
  childName: string
  branchId: string
  day: string
  writer: string
  by: string
  createdAt: Date
  updatedAt: Date
  /** When the parent read this version; null before. */
  seenAt: Date | null
}

export type NewDayNote = Omit<DayNote, 'id' | 'createdAt' | 'updatedAt' | 'seenAt'>

export const dayNoteId = ({ uid, childId, day }: Pick<DayNote, 'uid' | 'childId' | 'day'>) =>
  `${uid}_${childId}_${day.replaceAll('-', '')}`

export const emptyDayNote: DayNoteEntry = { meal: '', mood: '', text: '' }

export const dayNoteLimits = { text: 1000, writer: 20 }

export const checkNoteText = (text: string): RuleResult =>
  checkRequiredText(text, dayNoteLimits.text, '오늘의 이야기를')

const CORRECTABLE_HOURS = 24

export const canCorrectNote = ({ createdAt }: Pick<DayNote, 'createdAt'>, now: Date): boolean =>
  now < addHours(createdAt, CORRECTABLE_HOURS)

export const noteFieldLabels: Record<keyof DayNoteEntry, string> = {
  meal: '간식·식사',
  mood: '기분',
  text: '오늘의 이야기',
}

export function changedNoteFields(before: DayNoteEntry, after: DayNoteEntry): string[] {
  const changed: string[] = []
  if (before.meal !== after.meal) changed.push(noteFieldLabels.meal)
  if (before.mood !== after.mood) changed.push(noteFieldLabels.mood)
  if (before.text !== after.text) changed.push(noteFieldLabels.text)
  return changed
}

/** `11.30(월)` */
export const noteDay = ({ day }: Pick<DayNote, 'day'>): string => formatShortDay(day)

/** `김하준 · 11.30(월)` */
export const noteHeading = ({ childName, day }: Pick<DayNote, 'childName' | 'day'>): string =>
  `${childName} · ${formatShortDay(day)}`

/** `17:02`; with the day if it was corrected on another day. */
export function noteTime({ day, updatedAt }: Pick<DayNote, 'day' | 'updatedAt'>): string {
  const written = dayOf(updatedAt)
  return written === day
    ? clockTime(updatedAt)
    : `${formatShortDay(written)} ${clockTime(updatedAt)}`
}

export const firstLine = ({ text }: Pick<DayNote, 'text'>): string =>
  text.split('\n').find(isVisibleText)?.trim() ?? ''

const laterFirst = (a: DayNote, b: DayNote): number =>
  compareText(b.day, a.day) || compareAsc(b.updatedAt, a.updatedAt)

/** Undefined when all are read. */
export const newestUnseen = (notes: readonly DayNote[]): DayNote | undefined =>
  notes.filter(({ seenAt }) => seenAt === null).sort(laterFirst)[0]

/** Pages and live unseen notes merged: latest version, newest day first; `unseen` only up to the last loaded page's day. */
export function notesInOrder(
  pages: readonly DayNote[],
  unseen: readonly DayNote[],
): readonly DayNote[] {
  const known = new Map(pages.map((note) => [note.id, note]))
  const lastDay = pages.at(-1)?.day ?? ''
  for (const note of unseen) {
    const before = known.get(note.id)
    const isNewer = before ? note.updatedAt > before.updatedAt : note.day >= lastDay
    if (isNewer) known.set(note.id, note)
  }
  return [...known.values()].sort(laterFirst)
}
