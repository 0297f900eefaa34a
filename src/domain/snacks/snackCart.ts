import { type SnackMenuItem, type SnackMenuKind, sortSnackMenu } from './snackMenu'

/** Most of one snack in a cart. */
export const MAX_SNACK_QUANTITY = 99

interface SnackCartEntry {
  kind: SnackMenuKind
  item: SnackMenuItem
  /** 1 to 99. */
  quantity: number
}

/** By kind and document id: both menus may use the same id. */
export type SnackCart = Readonly<Record<string, SnackCartEntry>>

/** The two menus as far as they are loaded. */
export type LoadedMenus = Readonly<Partial<Record<SnackMenuKind, readonly SnackMenuItem[]>>>

export interface SnackCartLine extends SnackCartEntry {
  key: string
  totalKRW: number
}

const kinds: readonly SnackMenuKind[] = ['basic', 'growth']

/** How a line is known: both menus may use the same document id. */
export const snackKey = (kind: SnackMenuKind, id: string): string => `${kind}/${id}`

/** How many of a snack are in the cart; 0 when none. */
export const quantityOf = (cart: SnackCart, key: string): number =>
  Object.hasOwn(cart, key) ? (cart[key]?.quantity ?? 0) : 0

/** Adds `change` (negative takes away) within 0 to 99; the line disappears at 0 (specification 2, section 4). */
export function changeQuantity(
  cart: SnackCart,
  kind: SnackMenuKind,
  item: SnackMenuItem,
  change: number,
): SnackCart {
  const key = snackKey(kind, item.id)
  const wanted = Math.trunc(quantityOf(cart, key) + change)
  const quantity = Math.min(MAX_SNACK_QUANTITY, Math.max(0, wanted))
  if (quantity > 0) return { ...cart, [key]: { kind, item, quantity } }
  const { [key]: _, ...rest } = cart
  return rest
}

const entriesOf = (cart: SnackCart, kind: SnackMenuKind): SnackCartEntry[] =>
  Object.values(cart).filter((entry) => entry.kind === kind)

/** The chosen snacks of a grid that is not loaded (any more), as they were put in. */
const rememberedItems = (cart: SnackCart, kind: SnackMenuKind): SnackMenuItem[] =>
  sortSnackMenu(entriesOf(cart, kind).map(({ item }) => item))

/**
 * The lines in the order of the menus, basic first. A loaded menu decides title and price and drops what it no longer
 * offers; a grid that failed keeps what was put in.
 */
export const snackCartLines = (cart: SnackCart, menus: LoadedMenus): SnackCartLine[] =>
  kinds.flatMap((kind) =>
    (menus[kind] ?? rememberedItems(cart, kind)).flatMap((item) => {
      const key = snackKey(kind, item.id)
      const quantity = quantityOf(cart, key)
      return quantity > 0 ? [{ key, kind, item, quantity, totalKRW: quantity * item.priceKRW }] : []
    }),
  )

/** How many snacks there are, not how many kinds. */
export const snackCount = (lines: readonly SnackCartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whole won. */
export const snackTotalKRW = (lines: readonly SnackCartLine[]): number =>
  lines.reduce((sum, { totalKRW }) => sum + totalKRW, 0)

interface SnackPayload {
  items: { id: string; title: string; qty: number; price: number }[]
  totalKRW: number
}

/** What paying sends (specification 2, section 7); keys and their order are the specification's. */
export const snackPayload = (lines: readonly SnackCartLine[]): SnackPayload => ({
  items: lines.map(({ item, quantity }) => ({
    id: item.id,
    title: item.title,
    qty: quantity,
    price: item.priceKRW,
  })),
  totalKRW: snackTotalKRW(lines),
})
