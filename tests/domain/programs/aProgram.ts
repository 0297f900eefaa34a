import type { Program, ProgramInfo, Slot } from '@/domain/programs/program'

export const programInfo: ProgramInfo = {
  id: 'p',
  title: '수업',
  summary: '',
  type: '예술',
  branchId: 'b',
  branchName: '지점',
  region: '성동구',
  ageBand: { from: 6, to: 9 },
  unitPriceKRW: 12_000,
  isHot: false,
  schedule: { days: [1], start: '15:00', end: '16:00' },
  thumbnail: '',
  images: [{ url: '', alt: '' }],
  safetyNote: '',
  preparationNote: '',
  timetable: { days: [2, 4], times: [['15:00', '17:30']], capacity: 8 },
  isPublished: true,
}

export const aSlot = (
  start: string,
  end: string,
  remaining: number,
  slotId = `s-${start}`,
): Slot => ({ slotId, start, end, remaining })

export const aProgram = (changes: Pick<Program, 'allowedDates' | 'slots'>): Program => ({
  ...programInfo,
  ...changes,
})
