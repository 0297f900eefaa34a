/** Pressed rows are not drawn lower until the next ordering. */
export function createKeptHeights() {
  const kept = new Set<HTMLElement>()
  return {
    keep(element: HTMLElement): void {
      if (kept.has(element)) return
      kept.add(element)
      element.style.minBlockSize = `${element.offsetHeight}px`
    },
    release(): void {
      for (const element of kept) element.style.minBlockSize = ''
      kept.clear()
    },
  }
}
