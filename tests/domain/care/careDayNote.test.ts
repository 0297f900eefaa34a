import { expect, test } from 'vitest'
import { careDayNote } from '@/domain/care/careDayNote'
import { inSeoul } from '../rides/aRide'

const now = inSeoul('2026-12-18T09:00')
const closures = {
  days: {
    seongsu_20261203: '시설 점검',
    seongsu_20261222: '시설 점검',
    seongsu_20261223: '대청소',
  },
}
const note = (day: string) =>
  careDayNote(day, { closures, branchId: 'seongsu', pass: { planKey: 'timepass' } }, now)

test.each([
  ['2026-12-03', '휴무: 시설 점검', '12.03(목)은 휴무예요: 시설 점검'],
  ['2026-12-22', '휴무: 시설 점검', '12.22(화)는 휴무예요: 시설 점검'],
  ['2026-12-23', '휴무: 대청소', '12.23(수)는 휴무예요: 대청소'],
  ['2026-12-19', '주말', '12.19(토)는 주말이에요.'],
  ['2026-12-25', '', '12.25(금)은 성탄절이에요.'],
  ['2026-12-21', '열린 돌봄이 없어요', '12.21(월)에는 열린 돌봄이 없어요.'],
  ['2026-12-28', '아직 예약할 수 없는 날이에요.', '12.28(월): 아직 예약할 수 없는 날이에요.'],
])('%s: %s', (day, name, sentence) => expect(note(day)).toEqual({ name, sentence }))
