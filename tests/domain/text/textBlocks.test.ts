import { expect, test } from 'vitest'
import { textBlocks } from '@/domain/text/textBlocks'

test('an empty line begins a paragraph, and a list stands by itself', () => {
  expect(textBlocks('하나\n둘\r\n\r\n- 셋\n- 넷\n다섯')).toEqual([
    { at: 0, isList: false, lines: ['하나', '둘'] },
    { at: 3, isList: true, lines: ['셋', '넷'] },
    { at: 5, isList: false, lines: ['다섯'] },
  ])
})

test.each(['', '\n \n'])('%j has no blocks', (text) => {
  expect(textBlocks(text)).toEqual([])
})
