import { expect, test } from 'vitest'
import type { DraftField, DraftProblem } from '@/domain/rides/drafts/reservationDraft'
import {
  nextStep,
  previousStep,
  reachableStep,
  stepOfPath,
} from '@/domain/rides/drafts/reservationSteps'

const missing = (...fields: DraftField[]): DraftProblem[] =>
  fields.map((field) => ({ field, kind: 'missing', message: '' }))

test('a later step leads to the first unfinished one', () => {
  const all = missing('child', 'date', 'time', 'origin', 'dest')
  expect(reachableStep('review', all)).toBe('child')
  expect(reachableStep('child', all)).toBe('child')
  expect(reachableStep('time', missing('date', 'dest'))).toBe('date')
  expect(reachableStep('options', missing('dest'))).toBe('route')
  expect(reachableStep('review', missing('return'))).toBe('options')
  expect(reachableStep('review', [])).toBe('review')
})

test('an earlier step can always be opened', () => {
  expect(reachableStep('child', [])).toBe('child')
  expect(reachableStep('date', missing('dest'))).toBe('date')
})

test('steps have a fixed order', () => {
  expect(previousStep('child')).toBeUndefined()
  expect(nextStep('child')).toBe('date')
  expect(previousStep('review')).toBe('options')
  expect(nextStep('review')).toBeUndefined()
})

test('the address names the step in any case', () => {
  expect(stepOfPath('/pickup/date')).toBe('date')
  expect(stepOfPath('/Pickup/Review/')).toBe('review')
  expect(stepOfPath('/pickup/apply')).toBeUndefined()
})
