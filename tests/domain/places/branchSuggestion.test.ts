import { describe, expect, test } from 'vitest'
import {
  checkContact,
  checkSuggestedPlace,
  checkSuggestionReason,
  tidySuggestion,
} from '@/domain/places/branchSuggestion'
import { reasonOf } from '../reasonOf'

describe('checkSuggestedPlace', () => {
  test.each([
    ['', '장소는 2자 이상 입력해 주세요.'],
    [' 왕 ', '장소는 2자 이상 입력해 주세요.'],
    ['왕십', undefined],
    ['가'.repeat(80), undefined],
    ['가'.repeat(81), '80자까지 적을 수 있어요. 1자를 줄여 주세요.'],
    ['🚌'.repeat(41), '80자까지 적을 수 있어요. 2자를 줄여 주세요.'],
  ])('「%s」', (place, message) => {
    expect(reasonOf(checkSuggestedPlace(place))).toBe(message)
  })
})

describe('checkSuggestionReason', () => {
  test.each([
    ['필요해요', '이유는 5자 이상 입력해 주세요.'],
    ['필요합니다', undefined],
    ['가'.repeat(500), undefined],
    ['가'.repeat(501), '500자까지 적을 수 있어요. 1자를 줄여 주세요.'],
  ])('「%s」', (reason, message) => {
    expect(reasonOf(checkSuggestionReason(reason))).toBe(message)
  })
})

describe('checkContact', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    ['\u200e\u200b', undefined],
    ['\u202a+82 10-1234-5678\u202c', undefined],
    ['01012345678', undefined],
    ['１２３', '연락처 형식이 올바르지 않습니다. (예: 010-1234-5678)'],
    ['a@b.example', '연락처 형식이 올바르지 않습니다. (예: 010-1234-5678)'],
  ])('「%s」', (contact, message) => {
    expect(reasonOf(checkContact(contact))).toBe(message)
  })
})

test('texts are trimmed and phones have one format', () => {
  expect(
    tidySuggestion({ place: ' 왕십리 ', reason: '필요해요!\n', contact: '010 1234 5678' }),
  ).toEqual({
    place: '왕십리',
    reason: '필요해요!',
    contact: '010-1234-5678',
  })
  expect(tidySuggestion({ place: '왕십리', reason: '필요해요!', contact: ' ' }).contact).toBe('')
  expect(
    tidySuggestion({
      place: '\u202e왕십리',
      reason: '필요\u2067해요!',
      contact: '\u202a+82 10-1234-5678\u202c',
    }),
  ).toEqual({ place: '왕십리', reason: '필요해요!', contact: '010-1234-5678' })
})
