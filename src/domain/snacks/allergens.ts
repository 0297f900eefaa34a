/** The allergens of the Korean food-labelling rules under the numbers that school menus print, 1 to 19. */
const names = [
  '달걀',
  '우유',
  '메밀',
  '땅콩',
  '대두',
  '밀',
  '고등어',
  '게',
  '새우',
  '돼지고기',
  '복숭아',
  '토마토',
  '아황산류',
  '호두',
  '닭고기',
  '소고기',
  '오징어',
  '조개류',
  '잣',
] as const

/** 1 to 19. */
export const allergenNumbers: readonly number[] = names.map((_, index) => index + 1)

/** The allergens among values from outside: one that is none never hides the others from a parent. */
export const knownAllergens = (values: unknown): number[] =>
  Array.isArray(values) ? allergenNumbers.filter((number) => values.includes(number)) : []

/** The name of an allergen; undefined for a number that is none. */
export const allergenName = (number: number): string | undefined => names[number - 1]

/** 「달걀, 우유」 in the order of the numbers; unknown numbers are left out. */
export const allergenList = (numbers: readonly number[]): string =>
  [...new Set(numbers)]
    .sort((a, b) => a - b)
    .flatMap((number) => allergenName(number) ?? [])
    .join(', ')

/** The allergens of a food that a child must not eat. */
export const allergenClash = (
  food: readonly number[],
  child: readonly number[] | undefined,
): number[] => food.filter((number) => child?.includes(number))
