import { expect, test } from 'vitest'
import { withParticle } from '@/domain/text/particle'

test.each([
  ['오늘의 픽업', '오늘의 픽업을', '오늘의 픽업이'],
  ['이번 주', '이번 주를', '이번 주가'],
  ['가', '가를', '가가'],
  ['힣', '힣을', '힣이'],
  ['CSV', 'CSV를', 'CSV가'],
  ['12', '12를', '12가'],
  ['豈', '豈를', '豈가'],
  ['', '를', '가'],
])('the particles of 「%s」', (word, object, subject) => {
  expect(withParticle(word, 'object')).toBe(object)
  expect(withParticle(word, 'subject')).toBe(subject)
})
