import { describe, expect, it } from 'vitest'
import {
  checkAddress,
  checkConsent,
  checkNote,
  checkPickupTime,
  checkRequestedChild,
  checkRequesterName,
  earliestPickupTime,
  emptyPickupRequest,
  type PickupRequestEntry,
  pickupRequestPayload,
  pickupRequestSummary,
} from '@/domain/rides/reservations/pickupRequest'
import { parsePhone } from '@/domain/text/phone'
import { fc } from '../../../fastCheck'
import { reasonOf } from '../../reasonOf'

/** Any code units, lone surrogates included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units))

const branch = { id: 'seongsu', name: '성수점' }
const entry: PickupRequestEntry = {
  requesterName: ' 김보호 ',
  phone: '０１０ 1234 5678',
  datetime: '2026-11-20T15:00',
  pickupAddr: ' 행당초등학교 정문 ',
  dropoffAddr: ' 도담아지트 성수점 ',
  childName: ' 김하준 ',
  note: '후문에서\n만나요',
  agree: true,
  mkt: false,
}

describe('checkPickupTime', () => {
  const early = '희망 일시는 지금부터 30분 이후로 선택해 주세요.'
  const missing = '희망 일시를 선택해 주세요.'

  it.each([
    ['29:59', '2026-11-20T05:30:01Z', early],
    ['29:59.999', '2026-11-20T05:30:00.001Z', early],
    ['30:00', '2026-11-20T05:30:00Z', undefined],
    ['30:01', '2026-11-20T05:29:59Z', undefined],
    ['the past', '2026-11-21T05:30:00Z', early],
    ['a year ahead', '2025-11-20T05:30:00Z', undefined],
  ])('15:00 in Seoul is %s away', (_, now, error) => {
    expect(reasonOf(checkPickupTime('2026-11-20T15:00', new Date(now)))).toBe(error)
  })

  it('uses Seoul’s day after midnight', () => {
    const now = new Date('2026-11-19T15:00:00Z')
    expect(reasonOf(checkPickupTime('2026-11-20T00:29', now))).toBe(early)
    expect(reasonOf(checkPickupTime('2026-11-20T00:30', now))).toBeUndefined()
  })

  it('ignores the phone’s daylight saving time', () => {
    // In Los Angeles 02:30 of this day does not exist.
    const now = new Date('2026-03-07T17:00:00Z')
    expect(reasonOf(checkPickupTime('2026-03-08T02:30', now))).toBeUndefined()
    expect(reasonOf(checkPickupTime('2026-03-08T02:29', now))).toBe(early)
  })

  it.each([
    '',
    '2026-11-20',
    'T15:00',
    '2026-02-30T15:00',
    '2026-11-20T24:00',
    '2026-11-20T15:60',
    '12026-11-20T15:00',
    '내일',
  ])('needs a day and a time: %j', (typed) => {
    expect(reasonOf(checkPickupTime(typed, new Date('2026-11-20T00:00:00Z')))).toBe(missing)
  })

  it('accepts any text without throwing', () => {
    fc.assert(
      fc.property(anyText, fc.date({ noInvalidDate: true }), (typed, now) => {
        expect([missing, early, undefined]).toContain(reasonOf(checkPickupTime(typed, now)))
      }),
    )
  })
})

describe('earliestPickupTime', () => {
  it.each([
    ['2026-11-20T05:30:00.000Z', '2026-11-20T15:00'],
    ['2026-11-20T05:30:00.001Z', '2026-11-20T15:01'],
    ['2026-11-20T05:30:59.999Z', '2026-11-20T15:01'],
    ['2026-12-31T14:30:00.000Z', '2027-01-01T00:00'],
  ])('at %s is %s', (now, earliest) => {
    expect(earliestPickupTime(new Date(now))).toBe(earliest)
  })

  it('is the first minute accepted', () => {
    const times = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(times, (now) => {
        const earliest = earliestPickupTime(now)
        expect(reasonOf(checkPickupTime(earliest, now))).toBeUndefined()
        expect(reasonOf(checkPickupTime(earliest, new Date(now.getTime() + 60_000)))).toBeDefined()
      }),
    )
  })
})

describe('the other rules', () => {
  it.each([
    ['', false],
    ['김', false],
    [' 김 ', false],
    ['김'.normalize('NFD'), false],
    ['👩', false],
    ['김보', true],
    ['김\u200e', false],
    ['\u202e김보', true],
    ['Jo', true],
  ])('a name of two letters: %j', (name, isFine) => {
    expect(reasonOf(checkRequesterName(name))).toBe(
      isFine ? undefined : '이름은 2자 이상 입력해 주세요.',
    )
  })

  it.each([
    ['', false],
    ['성수동', false],
    ['행당초교', false],
    [' 행당초교 ', false],
    ['행당초 앞', true],
  ])('an address of five letters: %j', (address, isFine) => {
    expect(reasonOf(checkAddress(address))).toBe(
      isFine ? undefined : '주소는 5자 이상 입력해 주세요.',
    )
  })

  it.each([
    { what: 'name', check: checkRequesterName },
    { what: 'address', check: checkAddress },
    { what: 'child', check: checkRequestedChild },
    { what: 'note', check: checkNote },
  ])('a $what of at most 200 characters', ({ what, check }) => {
    expect(check('가'.repeat(200)).ok).toBe(true)
    expect(reasonOf(check('가'.repeat(201)))).toBe('200자까지 적을 수 있어요. 1자를 줄여 주세요.')
    // A note is not trimmed.
    expect(check(` ${'가'.repeat(200)} `).ok).toBe(what !== 'note')
  })

  it('a child has a name', () => {
    expect(checkRequestedChild(' ').ok).toBe(false)
  })

  it('the required consent', () => {
    expect(reasonOf(checkConsent(false))).toBe('필수 항목에 동의해 주세요.')
    expect(reasonOf(checkConsent(true))).toBeUndefined()
  })
})

describe('pickupRequestPayload', () => {
  it('has exactly the specified keys', () => {
    expect(pickupRequestPayload(branch, entry)).toStrictEqual({
      branchId: 'seongsu',
      branchName: '성수점',
      requesterName: '김보호',
      phone: '010-1234-5678',
      datetime: '2026-11-20T15:00:00+09:00',
      pickupAddr: '행당초등학교 정문',
      dropoffAddr: '도담아지트 성수점',
      childName: '김하준',
      note: '후문에서\n만나요',
      agree: true,
      mkt: false,
    })
  })

  it('has the instant that was checked', () => {
    const { datetime } = pickupRequestPayload(branch, entry)
    expect(new Date(datetime).toISOString()).toBe('2026-11-20T06:00:00.000Z')
  })

  it('holds no mark of direction', () => {
    const payload = pickupRequestPayload(branch, {
      ...entry,
      requesterName: '\u202e김보호',
      phone: '\u202a+82 10-1234-5678\u202c',
      pickupAddr: '행당초등학교\u2067 정문\u200f',
      note: '후문에서\n\u202d만나요',
    })
    expect(payload).toMatchObject({
      requesterName: '김보호',
      phone: '010-1234-5678',
      pickupAddr: '행당초등학교 정문',
      note: '후문에서\n만나요',
    })
  })

  it('drops seconds a browser may add', () => {
    const { datetime } = pickupRequestPayload(branch, { ...entry, datetime: '2026-11-20T15:00:30' })
    expect(datetime).toBe('2026-11-20T15:00:00+09:00')
  })
})

describe('pickupRequestSummary', () => {
  const summaryOf = (change: Partial<PickupRequestEntry> = {}) =>
    pickupRequestSummary(pickupRequestPayload(branch, { ...entry, ...change })).map(
      ({ label, value }) => [label, value],
    )

  it('is formatted for a parent', () => {
    expect(summaryOf()).toEqual([
      ['지점', '성수점'],
      ['신청자 이름', '김보호'],
      ['연락처', '010-****-5678'],
      ['희망 일시', '2026.11.20(금) 15:00'],
      ['픽업 주소', '행당초등학교 정문'],
      ['도착 주소', '도담아지트 성수점'],
      ['자녀 이름', '김하준'],
      ['요청 사항', '후문에서\n만나요'],
      ['마케팅 수신', '동의하지 않음'],
    ])
    expect(summaryOf({ note: ' \n ', mkt: true }).slice(-2)).toEqual([
      ['요청 사항', '없음'],
      ['마케팅 수신', '동의'],
    ])
  })

  it('never shows an accepted phone number', () => {
    const phones = fc.stringMatching(/^\d{2,3}-?\d{3,4}-?\d{4}$/)
    fc.assert(
      fc.property(phones, (phone) => {
        const parsed = parsePhone(phone)
        const shown = JSON.stringify(
          pickupRequestSummary(pickupRequestPayload(branch, { ...emptyPickupRequest, phone })),
        )
        expect(parsed.ok).toBe(true)
        expect(shown).not.toContain(phone)
        if (parsed.ok) expect(shown).not.toContain(parsed.phone)
      }),
    )
  })
})
