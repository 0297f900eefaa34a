import { expect, test } from 'vitest'
import { nextRequestStatuses } from '@/domain/staff/inbox'

test('a request only moves forward', () => {
  expect(nextRequestStatuses('new')).toEqual(['called', 'done'])
  expect(nextRequestStatuses('called')).toEqual(['done'])
  expect(nextRequestStatuses('done')).toEqual([])
})
