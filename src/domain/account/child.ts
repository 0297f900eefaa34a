import { passesIf, type RuleResult } from '../rule'
import { isVisibleText } from '../text/visibleText'

/** A child of the parent (specification 2, section 3; decisions, section 10). Only the name is required. */
export interface Child {
  id: string
  name: string
  /** `yyyy-mm-dd`, or empty. */
  birthDay: string
  school: string
  /** Korean food-allergen numbers, 1 to 19. */
  allergens: readonly number[]
  note: string
}

/** Can a child go by this name? */
export const checkChildName = (name: string): RuleResult =>
  passesIf(isVisibleText(name), '자녀 이름을 입력해 주세요.')

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
