import { describe, expect, test } from 'vitest'
import { countQuestions, type FaqGroup, searchFaq } from '@/domain/site/faq'

const groups: FaqGroup[] = [
  {
    id: 'pay',
    title: '결제',
    items: [
      { question: '환불할 수 있나요?', answer: ['이용하기 전이면 돼요.'] },
      { question: '얼마인가요?', answer: ['요금표를 봐 주세요.', '둘째는 20% 할인돼요.'] },
    ],
  },
  { id: 'ride', title: '픽업', items: [{ question: '누가 오나요?', answer: ['선생님이요.'] }] },
]

describe('a search', () => {
  test.each([
    ['', ['환불할 수 있나요?', '얼마인가요?', '누가 오나요?']],
    ['환불', ['환불할 수 있나요?']],
    ['환 불', ['환불할 수 있나요?']],
    ['ㅎㅂ', ['환불할 수 있나요?']],
    ['20%', ['얼마인가요?']],
    ['ㅇㄱ', ['얼마인가요?']],
    ['선생님', ['누가 오나요?']],
    ['우주선', []],
  ])('for %j', (query, questions) => {
    const found = searchFaq(groups, query)
    expect(found.flatMap(({ items }) => items.map(({ question }) => question))).toEqual(questions)
    expect(found.every(({ items }) => items.length > 0)).toBe(true)
    expect(countQuestions(found)).toBe(questions.length)
  })
})
