import type { SeedDocument } from '../../../emulators/firestore/seedDocument.ts'
import { type Fields, seedDocument } from '../wire.ts'

/**
 * Who asks. `nobody` is signed out; `social` signed in without a phone; `newcomer` has a phone but no account yet;
 * `foreigner` has a phone of another country.
 */
export const identities = {
  nobody: undefined,
  parent: { uid: 'parent', phone: '+821012345678' },
  otherParent: { uid: 'otherParent', phone: '+821087654321' },
  newcomer: { uid: 'newcomer', phone: '+821055556666' },
  foreigner: { uid: 'foreigner', phone: '+12025550123' },
  social: { uid: 'social', phone: undefined },
  teacher: { uid: 'teacher', phone: '+821000000001' },
  colleague: { uid: 'colleague', phone: '+821000000003' },
  /** With the role of a teacher, at the branch seongsu; the others of the agit are owners. */
  branchTeacher: { uid: 'branchTeacher', phone: '+821000000006' },
  /** Of the agit, and a guardian of the teacher's family. */
  keeper: { uid: 'keeper', phone: '+821000000005' },
  /** Guardians of the parent's family; the aunt was put out. */
  father: { uid: 'father', phone: '+821011110001' },
  grandmother: { uid: 'grandmother', phone: '+821011110002' },
  aunt: { uid: 'aunt', phone: '+821011110003' },
  /** A guardian of the parent's family, and a teacher and an owner of the agit, whose accounts are gone. */
  pastGuardian: { uid: 'pastGuardian', phone: '+821011110004' },
  pastTeacher: { uid: 'pastTeacher', phone: '+821000000007' },
  pastOwner: { uid: 'pastOwner', phone: '+821000000008' },
} as const
export type Identity = keyof typeof identities

/** The unsigned token of an identity. */
export function tokenOf(identity: Identity, projectId: string, now: Date): string | undefined {
  const person = identities[identity]
  if (!person) return undefined
  const iat = Math.floor(now.getTime() / 1000) - 60
  const { uid, phone } = person
  const provider = phone ? 'phone' : 'oidc.kakao'
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: iat,
    iat,
    exp: iat + 3600,
    sub: uid,
    user_id: uid,
    ...(phone && { phone_number: phone }),
    firebase: { sign_in_provider: provider, identities: { [provider]: [phone ?? uid] } },
  }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`
}

export const CHILD_ID = 'haon'
export const SIBLING_ID = 'daon'
export const OTHER_CHILD_ID = 'sebyeok'

/** An account before the request. */
export const accountOf = (phone: string, nickname: string, now: Date): Fields => ({
  nickname,
  phone,
  termsVersion: '2026-11-01',
  privacyVersion: '2026-11-01',
  isMarketingAllowed: false,
  createdAt: new Date(now.getTime() - 86_400_000),
  updatedAt: new Date(now.getTime() - 86_400_000),
})

export const childOf = (name: string, now: Date): Fields => ({
  name,
  birthday: '2018-04-12',
  school: '성동초등학교',
  allergens: [2, 19],
  careNote: '견과류를 조심해 주세요.',
  healthConsentVersion: '2026-11-01',
  people: [{ name: '김할머니', relation: '할머니', phone: '010-1234-5678' }],
  updatedAt: new Date(now.getTime() - 86_400_000),
})

export const guardianOf = (role: 'full' | 'read', now: Date): Fields => ({
  name: '김도현',
  relation: '아빠',
  role,
  inviteId: 'VSEDVSEDVS',
  createdAt: new Date(now.getTime() - 86_400_000),
})

export const familyOf = (now: Date): Fields => ({
  ownerName: '하온맘',
  createdAt: new Date(now.getTime() - 86_400_000),
})

/** The guardians of the parent's family, and of one whose owner is gone. */
export const guardians = (now: Date): SeedDocument[] => [
  seedDocument('users/father', accountOf(identities.father.phone, '하온아빠', now)),
  seedDocument('users/grandmother', accountOf(identities.grandmother.phone, '할머니', now)),
  seedDocument('users/aunt', accountOf(identities.aunt.phone, '이모', now)),
  seedDocument('users/parent/guardians/father', guardianOf('full', now)),
  seedDocument('users/parent/guardians/grandmother', guardianOf('read', now)),
  ...['father', 'grandmother', 'aunt'].map((uid) =>
    seedDocument(`users/${uid}/families/parent`, familyOf(now)),
  ),
  seedDocument('users/gone/guardians/father', guardianOf('full', now)),
  seedDocument('users/father/families/gone', familyOf(now)),
]

/** Of the family and of the agit, without an account. */
export const withoutAccount = (now: Date): SeedDocument[] => [
  seedDocument('users/parent/guardians/pastGuardian', guardianOf('full', now)),
  seedDocument('staff/pastOwner', { name: '옛원장' }),
  seedDocument('staff/pastTeacher', {
    name: '옛쌤',
    role: 'teacher',
    branchIds: ['seongsu', 'seocho'],
    inviteId: 'VSEDVSEDVS',
    createdAt: new Date(now.getTime() - 86_400_000),
  }),
]

/** A teacher of one branch, who is a member, too. */
export const branchTeacher = (now: Date): SeedDocument[] => [
  seedDocument('staff/branchTeacher', {
    name: '성수쌤',
    role: 'teacher',
    branchIds: ['seongsu', 'seocho'],
    inviteId: 'VSEDVSEDVS',
    createdAt: new Date(now.getTime() - 86_400_000),
  }),
  seedDocument('users/branchTeacher', accountOf(identities.branchTeacher.phone, '성수쌤', now)),
]

/** Two families and two of the agit. */
export const people = (now: Date): SeedDocument[] => [
  seedDocument('staff/teacher', { name: '도담쌤' }),
  seedDocument('staff/colleague', { name: '성수쌤' }),
  seedDocument('users/teacher', accountOf(identities.teacher.phone, '도담쌤', now)),
  seedDocument('users/colleague', accountOf(identities.colleague.phone, '성수쌤', now)),
  seedDocument('users/parent', accountOf(identities.parent.phone, '하온맘', now)),
  seedDocument(`users/parent/children/${CHILD_ID}`, childOf('김하온', now)),
  seedDocument(`users/parent/children/${SIBLING_ID}`, childOf('김다온', now)),
  seedDocument('users/otherParent', accountOf(identities.otherParent.phone, '새벽맘', now)),
  seedDocument(`users/otherParent/children/${OTHER_CHILD_ID}`, childOf('이새벽', now)),
]
