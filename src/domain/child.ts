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

/** Why a child's entry cannot be kept; undefined when it can. */
export const childNameError = (name: string): string | undefined =>
  name.trim() === '' ? '자녀 이름을 입력해 주세요.' : undefined
