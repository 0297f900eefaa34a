import { expect, test } from 'vitest'
import { fillEmpty } from '@/ui/form/fillEmpty'

test('a draft fills what is empty, and only fields of the form', () => {
  const typed = { place: '왕십리역', reason: '', contact: '', agree: false }
  const draft = { place: '성수동', reason: '가까워요', contact: '', agree: 'x', tried: null }
  expect(fillEmpty(typed, draft)).toEqual({ ...typed, reason: '가까워요' })
})
