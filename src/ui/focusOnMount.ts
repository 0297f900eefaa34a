/** As a ref: what appears takes the focus; it needs a `tabIndex` unless it is a control. Stable, so that React calls it once. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

export const focusInputOnMount = (box: HTMLElement | null): void =>
  box?.querySelector('input')?.focus()
