import { expect, test } from 'vitest'
import { isOwnFamily, OWN_FAMILY_NOTE } from '@/domain/staff/ownFamily'

test.each([
  ['teacher', true],
  ['guarded', true],
  ['parent', false],
  ['', false],
])('what belongs to 「%s」 is of a family of the teacher: %s', (uid, isOwn) => {
  expect(isOwnFamily({ uid: 'teacher', guardedUids: ['guarded'] }, { uid })).toBe(isOwn)
})

test('the sentence names what is one’s own and the family’s', () => {
  expect(OWN_FAMILY_NOTE).toBe('본인과 가족의 것은 다른 선생님이 처리해 주세요.')
})
