export type SnackMenuKind = 'basic' | 'growth'

/** A snack on the menu (specification 2, section 3). */
export interface SnackMenuItem {
  id: string
  title: string
  priceKRW: number
  imageUrl: string | undefined
  order: number
  /** Korean food-allergen numbers, 1 to 19; empty when the document names none. */
  allergens: readonly number[]
}

/** Place of a document whose `order` is not a finite number (specification 2, section 9). */
export const DEFAULT_SNACK_ORDER = 9999

/** In the order of the menu; rows of one place keep the order they came in. */
export const sortSnackMenu = (items: readonly SnackMenuItem[]): SnackMenuItem[] =>
  [...items].sort((a, b) => a.order - b.order)
