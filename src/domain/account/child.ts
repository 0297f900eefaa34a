import { acceptIf, type RuleResult } from '../rule'
import { isVisibleText } from '../text/visibleText'

/** A child of the parent (specifications 2, section 3, and 3, section 10); only the name is required. */
export interface Child {
  id: string
  name: string
  /** `yyyy-mm-dd`, or empty. */
  birthday: string
  school: string
  allergens: readonly number[]
  careNote: string
}

export const checkChildName = (name: string): RuleResult =>
  acceptIf(isVisibleText(name), '자녀 이름을 입력해 주세요.')

export const sampleChildren: readonly Child[] = [
  {
    id: 'child-1',
    name: '김하준',
    birthday: '2018-04-12',
    school: '성동초등학교',
    allergens: [],
    careNote: '',
  },
  {
    id: 'child-2',
    name: '김서연',
    birthday: '2020-09-03',
    school: '성수유치원',
    allergens: [2],
    careNote: '',
  },
]
