/** Numbers 1 to 19 of the Korean food-labelling rules, as on school menus. */
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

export const allergenNumbers: readonly number[] = names.map((_, index) => index + 1)

/** Drops unknown values, so that one bad value does not hide the other allergens. */
export const knownAllergens = (values: unknown): number[] =>
  Array.isArray(values) ? allergenNumbers.filter((number) => values.includes(number)) : []

export const allergenName = (number: number): string | undefined => names[number - 1]

/** 「달걀, 우유」 by number; unknown numbers are left out. */
export const allergenList = (numbers: readonly number[]): string =>
  [...new Set(numbers)]
    .sort((a, b) => a - b)
    .flatMap((number) => allergenName(number) ?? [])
    .join(', ')

export const allergenClash = (
  food: readonly number[],
  child: readonly number[] | undefined,
): number[] => food.filter((number) => child?.includes(number))
