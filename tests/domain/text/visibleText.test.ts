import { expect, test } from 'vitest'
import { isVisibleText } from '@/domain/text/visibleText'
import { blankTexts, visibleTexts } from './sampleTexts'

// tests/rules/tables/blankFields.ts asks the rules about the same texts.
test.each(visibleTexts)('in %j something can be seen', (text) => {
  expect(isVisibleText(text)).toBe(true)
})

test.each(['', ...blankTexts])('in %j nothing can be seen', (text) => {
  expect(isVisibleText(text)).toBe(false)
})
