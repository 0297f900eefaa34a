import { expect, test } from 'vitest'
import { isVisibleText } from '@/domain/text/visibleText'
import { blankTexts, visibleTexts } from './sampleTexts'

// The rules are tested with the same texts: tests/rules/tables/texts.ts.
test.each(visibleTexts)('%j is visible', (text) => {
  expect(isVisibleText(text)).toBe(true)
})

test.each(['', ...blankTexts])('%j is invisible', (text) => {
  expect(isVisibleText(text)).toBe(false)
})
