import type { ProgramInfo } from '@/domain/programs/program'

export const aProgramInfo = (): ProgramInfo => ({
  id: 'art',
  title: '물감 탐험대',
  summary: '손과 붓으로 마음껏 칠해요.',
  type: '예술',
  branchId: 'seongsu',
  branchName: '성수점',
  region: '성동구',
  ageBand: { from: 6, to: 9 },
  unitPriceKRW: 28_000,
  isHot: false,
  schedule: { days: [2, 4], start: '15:00', end: '17:30' },
  thumbnail: '/media/program-art.webp',
  images: [{ url: '/media/program-art.webp', alt: '그림을 그리는 아이들' }],
  safetyNote: '',
  preparationNote: '',
  timetable: { days: [2, 4], times: [['15:00', '17:30']], capacity: 8 },
  isPublished: true,
})
