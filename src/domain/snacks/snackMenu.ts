export type SnackMenuKind = 'basic' | 'growth'

/** Specification 2, section 3. */
export interface SnackMenuItem {
  id: string
  title: string
  priceKRW: number
  imageUrl: string | undefined
  order: number
  /** 1 to 19; empty when the document has none. */
  allergens: readonly number[]
}

/** For a document without a finite `order` (specification 2, section 9). */
export const DEFAULT_SNACK_ORDER = 9999

export const sortSnackMenu = (items: readonly SnackMenuItem[]): SnackMenuItem[] =>
  [...items].sort((a, b) => a.order - b.order)
