import type { DayNote } from '@/domain/care/dayNote'

/** 도담쌤's note of 24 November 2026 about 김하준, not read yet. */
export const aDayNote = (change: Partial<DayNote> = {}): DayNote => ({
  id: 'parent-1_child-1_20261124',
  uid: 'parent-1',
  childId: 'child-1',
  childName: '김하준',
  branchId: 'seongsu',
  day: '2026-11-24',
  meal: 'all',
  mood: '',
  text: '축구를 했어요.',
  writer: '도담쌤',
  by: 'staff-1',
  createdAt: new Date('2026-11-24T17:02:00+09:00'),
  updatedAt: new Date('2026-11-24T17:02:00+09:00'),
  seenAt: null,
  ...change,
})
