import type { Child } from '@/domain/child'

/** The fixed sample children, there until the parent changes them. */
export const sampleChildren: readonly Child[] = [
  {
    id: 'child-1',
    name: '김하준',
    birthDay: '2018-04-12',
    school: '성동초등학교',
    allergens: [],
    note: '',
  },
  {
    id: 'child-2',
    name: '김서연',
    birthDay: '2020-09-03',
    school: '성수유치원',
    allergens: [2],
    note: '',
  },
]
