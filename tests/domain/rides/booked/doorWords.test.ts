import { describe, expect, test } from 'vitest'
import { type Stay, staysOf } from '@/domain/care/stay'
import type { SessionBooking } from '@/domain/programs/programSession'
import {
  doorQuestions,
  doorWordOf,
  doorWordText,
  leftWithWord,
  withDoorWords,
} from '@/domain/rides/booked/doorWords'
import { aCareBooking, onCareDay } from '../../care/aCareBooking'
import { aSessionBooking } from '../../programs/aSessionBooking'

/** The first adjective and noun. */
const first = () => 0
const NEW = '노란 고래'

function aStay(change: Partial<SessionBooking> = {}): Stay {
  const [stay] = staysOf([aCareBooking({ childName: '김하준', ...change })])
  if (!stay) throw new Error('No stay.')
  return stay
}

describe('the word of a booking', () => {
  const wordsOf = (wanted: SessionBooking[], known: SessionBooking[] = []) =>
    withDoorWords(wanted, known, first).map(({ codeWord }) => codeWord)

  test('is a new one, the same for all of a day', () => {
    const sister = aCareBooking({ childId: 'child-2', startsAt: onCareDay('15:00') })
    const random = [0, 0, 0.5, 0.5]
    const words = withDoorWords([aCareBooking(), sister], [], () => random.shift() ?? 0)
    expect(words.map(({ codeWord }) => codeWord)).toEqual([NEW, NEW])
  })

  test('is that of another booking of the family there that day', () => {
    expect(wordsOf([aCareBooking()], [aCareBooking({ codeWord: '파란 기차' })])).toEqual([
      '파란 기차',
    ])
  })

  test.each<[string, Partial<SessionBooking>]>([
    ['another branch', { programId: 'care-seocho' }],
    ['another day', { startsAt: new Date('2026-11-25T13:00:00+09:00') }],
    ['before there were words', { codeWord: undefined }],
    ['which the device does not know', { codeWord: '' }],
  ])('is not that of %s', (_, change) => {
    expect(wordsOf([aCareBooking()], [aCareBooking({ codeWord: '파란 기차', ...change })])).toEqual(
      [NEW],
    )
  })

  test('a program has none', () => {
    expect(wordsOf([aSessionBooking()])).toEqual([undefined])
  })
})

test('a stay has the word of its bookings, or none', () => {
  expect(doorWordOf(aStay({ codeWord: NEW }))).toBe(NEW)
  expect(doorWordOf(aStay())).toBeUndefined()
  expect(doorWordOf(aStay({ codeWord: '' }))).toBe('')
  const bookings = [aCareBooking(), aCareBooking({ codeWord: NEW })] as const
  expect(doorWordOf({ bookings })).toBe(NEW)
})

test('what is sent to the person who comes', () => {
  expect(doorWordText(aStay(), NEW)).toBe('[도담아지트] 김하준 11.24(화) 하원 암호: 노란 고래')
})

test.each([
  [[aStay({ codeWord: '노란 고래' })], ['암호 노란 고래를 물어봐 주세요.']],
  [[aStay({ codeWord: '파란 구름' })], ['암호 파란 구름을 물어봐 주세요.']],
  [[aStay()], []],
  [
    [aStay({ codeWord: NEW }), aStay({ codeWord: NEW, childName: '김서연' })],
    ['암호 노란 고래를 물어봐 주세요.'],
  ],
  [
    [aStay({ codeWord: NEW }), aStay({ codeWord: '파란 구름', childName: '김서연' })],
    ['암호 노란 고래를 물어봐 주세요.', '암호 파란 구름을 물어봐 주세요. (김서연)'],
  ],
  [
    [aStay(), aStay({ codeWord: '파란 구름', childName: '김서연' })],
    ['암호 파란 구름을 물어봐 주세요. (김서연)'],
  ],
])('the questions at the door %#', (stays, questions) => {
  expect(doorQuestions(stays)).toEqual(questions)
})

test('that it was asked for is written where there is one', () => {
  expect(leftWithWord(aStay({ codeWord: NEW }), '박선영', true)).toBe('박선영 · 암호 확인')
  expect(leftWithWord(aStay({ codeWord: NEW }), '박선영', false)).toBe('박선영')
  expect(leftWithWord(aStay(), '박선영', true)).toBe('박선영')
  const longest = `${'가'.repeat(20)}(${'나'.repeat(20)})`
  expect(leftWithWord(aStay({ codeWord: NEW }), longest, true)).toHaveLength(50)
})
