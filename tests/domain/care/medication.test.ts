import { describe, expect, test } from 'vitest'
import {
  canTakeBackDose,
  canTakeBackRequest,
  checkDoseText,
  checkDoseTime,
  checkMedicationNote,
  checkMedicine,
  checkSymptom,
  checkWhy,
  dosesOf,
  doseUrgency,
  doseWords,
  freeMedicationId,
  givenWords,
  isSameRequest,
  keyOfDose,
  lastMedication,
  medicationsOfStay,
  openDoses,
  openDosesWarning,
  requestWords,
  tidyMedication,
} from '@/domain/care/medication'
import { reasonOf } from '../reasonOf'
import { aCareBooking, onCareDay } from './aCareBooking'
import { aGivenDose, aMedication } from './aMedication'

describe('what a parent writes', () => {
  test.each([
    [checkMedicine, 40, '약 이름을 입력해 주세요.', '40자까지 적을 수 있어요. 1자를 줄여 주세요.'],
    [checkSymptom, 60, '증상을 입력해 주세요.', '60자까지 적을 수 있어요. 1자를 줄여 주세요.'],
    [checkDoseText, 40, '먹는 양을 입력해 주세요.', '40자까지 적을 수 있어요. 1자를 줄여 주세요.'],
    [checkWhy, 60, '사유를 입력해 주세요.', '60자까지 적을 수 있어요. 1자를 줄여 주세요.'],
  ])('%o', (check, max, missing, tooLong) => {
    expect(reasonOf(check(' \u{3000}'))).toBe(missing)
    expect(reasonOf(check('가'))).toBeUndefined()
    expect(reasonOf(check('가'.repeat(max)))).toBeUndefined()
    expect(reasonOf(check('가'.repeat(max + 1)))).toBe(tooLong)
  })

  test.each([
    ['', undefined],
    ['가'.repeat(200), undefined],
    ['가'.repeat(201), '200자까지 적을 수 있어요. 1자를 줄여 주세요.'],
  ])('a wish', (note, reason) => {
    expect(reasonOf(checkMedicationNote(note))).toBe(reason)
  })

  const stay = { startsAt: onCareDay('13:00'), endsAt: onCareDay('17:00') }

  test.each([
    ['', '돌봄 시간 안에서 골라 주세요.'],
    ['25:00', '돌봄 시간 안에서 골라 주세요.'],
    ['12:59', '돌봄 시간 안에서 골라 주세요.'],
    ['13:00', undefined],
    ['17:00', undefined],
    ['17:01', '돌봄 시간 안에서 골라 주세요.'],
    ['14:00', '같은 시간이 이미 있어요.'],
  ])('a time: %s', (time, reason) => {
    expect(reasonOf(checkDoseTime(time, stay, ['14:00']))).toBe(reason)
  })

  test('is stored tidy, its times in order', () => {
    expect(
      tidyMedication({
        ...aMedication(),
        medicine: ` ${'해'.repeat(50)}`,
        symptom: '기침\n콧물',
        times: ['16:00', '14:00'],
        note: ' 물과\n함께 ',
      }),
    ).toEqual({
      medicine: '해'.repeat(40),
      symptom: '기침 콧물',
      dose: '5ml',
      times: ['14:00', '16:00'],
      storage: 'cold',
      note: '물과\n함께',
    })
  })
})

describe('four a day and child', () => {
  const ofChild = { uid: 'parent', childId: 'child-1', day: '2026-11-24' }
  const known = (...numbers: number[]) =>
    numbers.map((number) => ({ id: `parent_child-1_20261124_${number}` }))

  test.each([
    [[], 'parent_child-1_20261124_1'],
    [[1, 3], 'parent_child-1_20261124_2'],
    [[1, 2, 3], 'parent_child-1_20261124_4'],
    [[1, 2, 3, 4], undefined],
  ])('the next id beside %j', (numbers, id) => {
    expect(freeMedicationId(known(...numbers), ofChild)).toBe(id)
  })

  test('those of a sister leave it free', () => {
    const hers = [1, 2, 3, 4].map((number) => ({ id: `parent_child-2_20261124_${number}` }))
    expect(freeMedicationId(hers, ofChild)).toBe('parent_child-1_20261124_1')
  })
})

test.each([
  ['the same words', {}, true],
  ['written with more space', { medicine: ' 해열제 ' }, true],
  ['another time', { times: ['15:00'] }, false],
  ['another stay', { bookingId: 'booking-2' }, false],
  ['another child', { childId: 'child-2' }, false],
])('is it the same request: %s', (_, change, isSame) => {
  expect(isSameRequest(aMedication(), aMedication(change))).toBe(isSame)
})

test('a stay has the requests for each of its bookings, by time', () => {
  const bookings = [aCareBooking({ id: 'first' }), aCareBooking({ id: 'second' })]
  const late = aMedication({ id: 'a', bookingId: 'first', times: ['16:00'] })
  const early = aMedication({ id: 'b', bookingId: 'second', times: ['14:00', '18:00'] })
  const other = aMedication({ id: 'c', bookingId: 'third' })
  expect(medicationsOfStay([late, other, early], { bookings })).toEqual([early, late])
})

test('a form begins with the newest request of the child', () => {
  const older = aMedication({ id: 'a', createdAt: onCareDay('08:00') })
  const newer = aMedication({ id: 'b', createdAt: onCareDay('09:00') })
  const hers = aMedication({ id: 'c', childId: 'child-2', createdAt: onCareDay('10:00') })
  expect(lastMedication([older, newer, hers], 'child-1')).toBe(newer)
  expect(lastMedication([hers], 'child-1')).toBeUndefined()
})

describe('doses', () => {
  const twice = aMedication({ times: ['14:00', '16:00'], given: { '14:00': aGivenDose() } })
  const between = aMedication({
    id: 'z',
    medicine: '비염약',
    dose: '1포',
    storage: 'room',
    times: ['15:30'],
  })

  test('stand in the order of their times', () => {
    expect(dosesOf([twice, between]).map(doseWords)).toEqual([
      '약 14:00 해열제 5ml · 냉장',
      '약 15:30 비염약 1포 · 실온',
      '약 16:00 해열제 5ml · 냉장',
    ])
    expect(dosesOf([between]).map(requestWords)).toEqual(['비염약 1포 · 15:30'])
    expect(new Set(dosesOf([twice, between]).map(keyOfDose)).size).toBe(3)
  })

  test('what is open is named at 하원', () => {
    expect(openDosesWarning(openDoses([twice, between]))).toBe(
      '아직 주지 않은 약이 있어요: 15:30 비염약, 16:00 해열제',
    )
  })

  test.each([
    [{}, '14:03에 먹였어요 · 성수쌤'],
    [{ why: '열이 내렸어요' }, '주지 않았어요: 열이 내렸어요'],
  ])('what became of one: %j', (change, words) => {
    expect(givenWords(aGivenDose(change))).toBe(words)
  })

  test('a request is taken back while nothing is given', () => {
    expect(canTakeBackRequest(between)).toBe(true)
    expect(canTakeBackRequest(twice)).toBe(false)
  })

  test.each([
    ['13:44', undefined],
    ['13:45', { words: '지금', isLate: false }],
    ['14:09', { words: '지금', isLate: false }],
    ['14:10', { words: '늦음 10분', isLate: true }],
    ['15:12', { words: '늦음 72분', isLate: true }],
  ])('at %s', (time, urgency) => {
    expect(doseUrgency({ medication: aMedication(), time: '14:00' }, onCareDay(time))).toEqual(
      urgency,
    )
  })

  test.each([
    ['teacher', '14:18', true],
    ['teacher', '14:19', false],
    ['colleague', '14:05', false],
  ])('taken back by %s at %s', (uid, time, can) => {
    expect(canTakeBackDose(aGivenDose(), uid, onCareDay(time))).toBe(can)
  })
})
