import type { BranchContact } from '@/domain/places/branch'
import type { OpenSpan, WeeklyHours } from '@/domain/places/openingHours'

const span = (from: number, to: number): OpenSpan => ({
  opensAtMin: from * 60,
  closesAtMin: to * 60,
})

const week = (weekday: OpenSpan, saturday: OpenSpan | null): WeeklyHours => [
  null,
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  saturday,
]

/** Specification 3, section 5. */
const hours = {
  seongsu: week(span(12, 20), span(10, 15)),
  seocho: week(span(12, 21), span(10, 16)),
  jamsil: week(span(11, 20), span(9, 15)),
  mapo: week(span(12, 20), null),
  bundang: week(span(12, 20), span(10, 15)),
  pangyo: week(span(13, 21), span(10, 14)),
}

/** Samples, separate from the branch data, so that a card needs only these. */
const rows = {
  seongsu: ['성수점', '성동구', '02-000-0001', '서울 성동구 아차산로 100', 37.5446, 127.0512],
  seocho: ['서초점', '서초구', '02-000-0002', '서울 서초구 서초대로 233', 37.4932, 127.0098],
  jamsil: ['잠실점', '송파구', '02-000-0003', '서울 송파구 올림픽로 98', 37.5112, 127.0847],
  mapo: ['마포점', '마포구', '02-000-0004', '서울 마포구 백범로 150', 37.5427, 126.9479],
  bundang: [
    '분당점',
    '분당구',
    '031-000-0005',
    '경기 성남시 분당구 황새울로 240',
    37.3766,
    127.1158,
  ],
  pangyo: [
    '판교점',
    '분당구',
    '031-000-0006',
    '경기 성남시 분당구 판교역로 145',
    37.3921,
    127.1119,
  ],
} as const

export type SampleBranchId = keyof typeof rows

/** @throws for an id that is none of the samples: a type keeps that from happening */
export function contactOf(id: SampleBranchId): BranchContact {
  const [name, district, phone, addressShort, lat, lng] = rows[id]
  return { id, name, district, phone, addressShort, lat, lng, hours: hours[id], status: 'open' }
}

const ids = [
  'seongsu',
  'seocho',
  'jamsil',
  'mapo',
  'bundang',
  'pangyo',
] as const satisfies SampleBranchId[]

export const sampleContacts: readonly BranchContact[] = ids.map(contactOf)
