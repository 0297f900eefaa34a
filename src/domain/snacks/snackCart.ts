import { type SnackMenuItem, type SnackMenuKind, sortSnackMenu } from './snackMenu'

export const MAX_SNACK_QUANTITY = 99

interface SnackCartEntry {
  kind: SnackMenuKind
  item: SnackMenuItem
  /** 1 to 99. */
  quantity: number
}

export type SnackCart = Readonly<Record<string, SnackCartEntry>>

export type LoadedMenus = Readonly<Partial<Record<SnackMenuKind, readonly SnackMenuItem[]>>>

export interface SnackCartLine extends SnackCartEntry {
  key: string
  totalKRW: number
}

const kinds: readonly SnackMenuKind[] = ['basic', 'growth']

/** The menus may share document ids, so the key has the kind. */
export const snackKey = (kind: SnackMenuKind, id: string): string => `${kind}/${id}`

export const quantityOf = (cart: SnackCart, key: string): number =>
  Object.hasOwn(cart, key) ? (cart[key]?.quantity ?? 0) : 0

/** Adds `change` (may be negative) within 0 to 99; 0 removes the line (specification 2, section 4). */
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

const rememberedItems = (cart: SnackCart, kind: SnackMenuKind): SnackMenuItem[] =>
  sortSnackMenu(entriesOf(cart, kind).map(({ item }) => item))

/** Lines in menu order, basic first. A loaded menu sets title and price and drops what it no longer has. */
export const snackCartLines = (cart: SnackCart, menus: LoadedMenus): SnackCartLine[] =>
  kinds.flatMap((kind) =>
    (menus[kind] ?? rememberedItems(cart, kind)).flatMap((item) => {
      const key = snackKey(kind, item.id)
      const quantity = quantityOf(cart, key)
      return quantity > 0 ? [{ key, kind, item, quantity, totalKRW: quantity * item.priceKRW }] : []
    }),
  )

/** Pieces, not kinds. */
export const snackCount = (lines: readonly SnackCartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

export const snackTotalKRW = (lines: readonly SnackCartLine[]): number =>
  lines.reduce((sum, { totalKRW }) => sum + totalKRW, 0)

/** What is sent (specification 2, section 7), with these keys in this order. */
export const snackPayload = (lines: readonly SnackCartLine[]) => ({
  items: lines.map(({ item, quantity }) => ({
    id: item.id,
    title: item.title,
    qty: quantity,
    price: item.priceKRW,
  })),
  totalKRW: snackTotalKRW(lines),
})
