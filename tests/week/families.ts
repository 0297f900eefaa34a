import type { SavedChild } from '@/domain/account/memberChild'
import type { SeedAccount } from '../../emulators/seed/accounts'
import type { Random } from '../emulators/firestore/random'

export interface Family extends SeedAccount {
  readonly children: readonly SavedChild[]
}

export const FAMILIES = 60
/** 90 children in all. */
const childCountOf = (index: number): number => {
  if (index < 40) return 1
  return index < 50 ? 2 : 3
}

const surnames = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'] as const
const givenNames = ['하준', '서연', '도윤', '지우', '시우', '하은', '예준', '수아', '은우'] as const

const phoneOf = (number: number) => `+8210${String(40_000_000 + number)}`

export const familiesOf = (random: Random, count: number): readonly Family[] =>
  Array.from({ length: count }, (_, index) => {
    const surname = random.pick(surnames)
    const children = Array.from({ length: childCountOf(index) }, (_, number) => ({
      id: `child-${index}-${number}`,
      name: `${surname}${random.pick(givenNames)}${number + 1}`,
      birthday: `201${7 + number}-04-12`,
      school: '성동초등학교',
      allergens: [],
      careNote: '',
      healthConsentVersion: '',
      people: [{ name: `${surname}순자`, relation: '할머니', phone: '010-1234-5678' }],
    }))
    return { uid: `family-${index}`, phone: phoneOf(index), nickname: `가족${index}`, children }
  })

/** From before there were roles: owners. */
export const teachers: readonly [SeedAccount, SeedAccount] = [
  { uid: 'teacher-1', phone: phoneOf(901), nickname: '도담쌤' },
  { uid: 'teacher-2', phone: phoneOf(902), nickname: '아지쌤' },
]

export const branches = ['seongsu', 'mapo'] as const
export type Branch = (typeof branches)[number]

/** Care is at the first branch; every second family is of the other. */
export const branchOf = (uid: string): Branch =>
  Number(uid.replace('family-', '')) % 2 === 0 ? 'seongsu' : 'mapo'

/** Each works at one branch. */
export const branchTeachers: Readonly<Record<Branch, SeedAccount>> = {
  seongsu: { uid: 'teacher-seongsu', phone: phoneOf(903), nickname: '성수쌤' },
  mapo: { uid: 'teacher-mapo', phone: phoneOf(904), nickname: '마포쌤' },
}

/** An account that shares a family. */
export interface Guardianship {
  /** The owner's uid. */
  readonly of: string
  readonly account: SeedAccount
  readonly relation: string
}

const GUARDED = 12
const relations = ['아빠', '할머니', '이모'] as const

/** Every fifth family has one. */
export const guardianships: readonly Guardianship[] = Array.from(
  { length: GUARDED },
  (_, number) => ({
    of: `family-${number * 5}`,
    account: {
      uid: `guardian-${number}`,
      phone: phoneOf(700 + number),
      nickname: `보호자${number}`,
    },
    relation: relations[number % 3] ?? relations[0],
  }),
)
