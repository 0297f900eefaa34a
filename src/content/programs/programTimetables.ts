import type { ProgramTimetable } from '@/domain/programs/program'

export const programTimetables = {
  art: {
    days: [2, 4],
    times: [
      ['15:00', '16:00'],
      ['16:30', '17:30'],
    ],
    capacity: 8,
  },
  robot: { days: [3, 5], times: [['16:00', '17:30']], capacity: 8 },
  soccer: { days: [1, 3, 5], times: [['16:00', '17:00']], capacity: 12 },
  cooking: {
    days: [6],
    times: [
      ['10:30', '12:00'],
      ['14:00', '15:30'],
    ],
    capacity: 8,
  },
  coding: {
    days: [1, 4],
    times: [
      ['15:00', '16:30'],
      ['16:00', '17:30'],
    ],
    capacity: 8,
  },
  music: { days: [2, 5], times: [['17:00', '18:00']], capacity: 8 },
  ballet: { days: [1, 3], times: [['16:00', '17:00']], capacity: 6 },
  reading: {
    days: [1, 2, 3, 4, 5],
    times: [
      ['15:00', '15:50'],
      ['17:00', '17:50'],
    ],
    capacity: 10,
  },
  science: {
    days: [6],
    times: [
      ['10:00', '11:30'],
      ['13:00', '14:30'],
    ],
    capacity: 8,
  },
  english: { days: [2, 4], times: [['16:00', '17:00']], capacity: 8 },
  baduk: {
    days: [1, 3, 5],
    times: [
      ['15:30', '16:20'],
      ['16:30', '17:20'],
    ],
    capacity: 8,
  },
  swim: { days: [6, 0], times: [['09:30', '11:00']], capacity: 4 },
  garden: {
    days: [0, 6],
    times: [
      ['10:00', '11:00'],
      ['11:00', '12:00'],
    ],
    capacity: 10,
  },
  drama: { days: [3, 6], times: [['14:00', '15:30']], capacity: 12 },
} as const satisfies Readonly<Record<string, ProgramTimetable>>

export type ProgramId = keyof typeof programTimetables
