import { expect, test } from 'vitest'
import { unlinkRefusal } from '@/domain/account/socialProvider'

test('the last provider cannot be unlinked', () => {
  expect(unlinkRefusal(2)).toBeUndefined()
  expect(unlinkRefusal(1)).toBe('소셜 계정은 하나 이상 연결해 두어야 해요.')
})
