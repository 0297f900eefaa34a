/** The value of a query parameter in the address bar now. */
export const addressQuery = (name: string): string | null =>
  new URLSearchParams(window.location.search).get(name)

/**
 * Writes a query parameter into the address without a history entry and without the router: a write through the router
 * counts as a navigation and would cancel the one that a tap has just begun.
 */
export function writeAddressQuery(name: string, value: string): void {
  const address = new URL(window.location.href)
  address.searchParams.set(name, value)
  window.history.replaceState(window.history.state, '', address)
}
