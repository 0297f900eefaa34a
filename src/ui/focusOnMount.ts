/** As a ref: what appears takes the focus; it needs a `tabIndex` unless it is a control. Stable, so that React calls it once. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

export const focusInputOnMount = (box: HTMLElement | null): void =>
  box?.querySelector('input')?.focus()

/** As a ref: takes the place of what was pressed and is gone, unless the focus has moved on. */
export const focusIfLost = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}
