import { addMilliseconds } from 'date-fns/addMilliseconds'
import { describe, expect, test } from 'vitest'
import {
  checkGuardianCount,
  checkGuardianName,
  checkGuardianRelation,
  type FamilyInvite,
  familyInviteRefusal,
  familyInviteTerm,
  familyToShow,
  guardianName,
  inviteMessage,
  tidyGuardian,
} from '@/domain/account/family'
import type { SharedFamily } from '@/domain/account/guardianRight'
import { reasonOf } from '../reasonOf'
import { inSeoul } from '../rides/aRide'

const now = inSeoul('2026-11-27T12:00')
const invite: FamilyInvite = {
  code: 'ABCDEFGHJK',
  uid: 'mother',
  ownerName: '하준맘',
  role: 'full',
  createdAt: now,
}
const mother: SharedFamily = { ownerUid: 'mother', ownerName: '하준맘', right: 'read' }
const aunt: SharedFamily = { ownerUid: 'aunt', ownerName: '이모', right: 'full' }
const putOut: SharedFamily = { ...mother, right: null }
const ended = { ...invite, createdAt: addMilliseconds(inSeoul('2026-11-25T12:00'), -1) }

describe('a name and a relation', () => {
  test.each([
    { text: '김', ok: true },
    { text: '가'.repeat(20), ok: true },
    { text: ` ${'가'.repeat(20)} `, ok: true },
    { text: '가'.repeat(21), ok: false },
    { text: '', ok: false },
    { text: ' ​ ', ok: false },
  ])('$text: $ok', ({ text, ok }) => {
    expect(checkGuardianName(text).ok).toBe(ok)
    expect(checkGuardianRelation(text).ok).toBe(ok)
  })

  test('say what is wrong', () => {
    expect(reasonOf(checkGuardianName(''))).toBe('이름을 20자까지 입력해 주세요.')
    expect(reasonOf(checkGuardianRelation(''))).toBe('관계를 20자까지 입력해 주세요.')
  })

  test('are stored tidy and shown together', () => {
    const tidy = tidyGuardian({ name: ' 김  도현\n', relation: '\u202e아빠' })
    expect(tidy).toEqual({ name: '김 도현', relation: '아빠' })
    expect(guardianName(tidy)).toBe('김 도현(아빠)')
  })
})

describe('an invitation', () => {
  const someone = { ownUid: 'father', families: [], hasJoined: false, now }

  test('is good for 48 hours', () => {
    expect(familyInviteTerm.endsAt(invite)).toEqual(inSeoul('2026-11-29T12:00'))
    const last = { ...invite, createdAt: inSeoul('2026-11-25T12:00') }
    expect(familyInviteRefusal(last, someone)).toBeUndefined()
    expect(familyInviteRefusal(ended, someone)).toBe('unusable')
  })

  test('is refused with the first reason', () => {
    expect(familyInviteRefusal(undefined, someone)).toBe('unusable')
    expect(familyInviteRefusal(undefined, { ...someone, hasJoined: true })).toBe('guardian')
    expect(familyInviteRefusal(ended, { ...someone, ownUid: 'mother' })).toBe('own')
    expect(familyInviteRefusal(invite, { ...someone, families: [mother] })).toBe('guardian')
    expect(familyInviteRefusal(invite, { ...someone, families: [aunt] })).toBeUndefined()
    expect(familyInviteRefusal(invite, { ...someone, families: [putOut] })).toBeUndefined()
  })

  test('is sent as one line', () => {
    expect(inviteMessage('https://dodam.kr', 'ABCDEFGHJK')).toBe(
      '[도담아지트] 보호자 초대 https://dodam.kr/family#ABCDEFGHJK',
    )
  })
})

test.each([
  { guardians: 4, invites: [], ok: true },
  { guardians: 5, invites: [], ok: false },
  { guardians: 3, invites: [invite], ok: true },
  { guardians: 3, invites: [invite, invite], ok: false },
  { guardians: 4, invites: [invite], ok: false },
  { guardians: 4, invites: [ended], ok: true },
])('$guardians guardians and $invites.length invitations take another: $ok', (row) => {
  const check = checkGuardianCount(Array(row.guardians).fill(''), row.invites, now)
  expect(reasonOf(check)).toBe(row.ok ? undefined : '보호자는 5명까지 함께할 수 있어요.')
})

test.each([
  { families: [], hasOwnChildren: false, chosenUid: '', shown: 'own' },
  { families: [mother], hasOwnChildren: false, chosenUid: '', shown: 'mother' },
  { families: [mother], hasOwnChildren: true, chosenUid: '', shown: 'own' },
  { families: [mother, aunt], hasOwnChildren: false, chosenUid: '', shown: 'own' },
  { families: [putOut], hasOwnChildren: false, chosenUid: '', shown: 'own' },
  { families: [putOut], hasOwnChildren: false, chosenUid: 'mother', shown: 'own' },
  { families: [putOut, aunt], hasOwnChildren: false, chosenUid: 'mother', shown: 'aunt' },
  { families: [mother], hasOwnChildren: true, chosenUid: 'mother', shown: 'mother' },
  { families: [mother], hasOwnChildren: false, chosenUid: 'own', shown: 'own' },
  { families: [mother, aunt], hasOwnChildren: true, chosenUid: 'aunt', shown: 'aunt' },
  { families: [], hasOwnChildren: false, chosenUid: 'mother', shown: 'own' },
  { families: [mother], hasOwnChildren: true, chosenUid: 'aunt', shown: 'own' },
])(
  '$families.length families, own children $hasOwnChildren, chosen $chosenUid: $shown',
  ({ shown, ...row }) => {
    expect(familyToShow({ ownUid: 'own', ...row })).toBe(shown)
  },
)
