import { addHours } from 'date-fns/addHours'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { expect, test } from 'vitest'
import { inviteRefusals } from '@/domain/account/inviteCode'
import {
  joinQuestion,
  type StaffInvite,
  staffInviteMessage,
  staffInviteRefusal,
  staffInviteTerm,
} from '@/domain/staff/staffInvite'
import { inSeoul } from '../rides/aRide'

const now = inSeoul('2026-11-27T12:00')
const invite: StaffInvite = {
  code: 'ABCDEFGHJK',
  name: '이수연',
  phone: '+821000000031',
  role: 'teacher',
  branchIds: ['mapo'],
  by: 'owner',
  createdAt: now,
}

test('an invitation is good for 72 hours', () => {
  expect(staffInviteTerm.isOpen(invite, addHours(now, 72))).toBe(true)
  expect(staffInviteTerm.isOpen(invite, addMilliseconds(addHours(now, 72), 1))).toBe(false)
})

test.each([
  { what: 'the invited one', phone: invite.phone, reason: undefined },
  { what: 'another phone', phone: '+821000000032', reason: 'otherPhone' },
  { what: 'an unknown code', phone: invite.phone, invite: undefined, reason: 'unusable' },
  { what: 'a late one', phone: invite.phone, late: true, reason: 'unusable' },
  { what: 'a late other phone', phone: '+82100', late: true, reason: 'unusable' },
  { what: 'one of the agit', phone: invite.phone, isStaff: true, reason: 'teacher' },
] as const)('$what: $reason', ({ phone, reason, ...row }) => {
  const asked = 'invite' in row ? row.invite : invite
  const at = addHours(now, 'late' in row ? 73 : 0)
  expect(staffInviteRefusal(asked, { phone, isStaff: 'isStaff' in row, now: at })).toBe(reason)
})

test('what is said', () => {
  expect(joinQuestion(invite, ['마포점', '서초점'])).toBe(
    '이수연 님, 도담아지트 마포점, 서초점에 합류할까요?',
  )
  expect(joinQuestion({ ...invite, role: 'owner' }, [])).toBe(
    '이수연 님, 도담아지트에 원장으로 합류할까요?',
  )
  expect(staffInviteMessage('https://dodam.example', 'ABCDEFGHJK')).toBe(
    '[도담아지트] 선생님 초대 https://dodam.example/staff/join#ABCDEFGHJK',
  )
  expect(inviteRefusals.otherPhone).toBe('이 초대는 다른 휴대폰 번호로 왔어요.')
})
