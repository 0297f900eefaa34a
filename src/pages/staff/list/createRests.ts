import { REST_MS } from '@/domain/staff/pressRest'

/** What takes no press for a second; one timer for all. */
export function createRests() {
  const rows = new Map<string, number>()
  const elements = new Map<HTMLElement, number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    const time = performance.now()
    for (const [element, since] of elements)
      if (time >= since + REST_MS) {
        elements.delete(element)
        delete element.dataset.resting
      }
    const soonest = Math.min(...elements.values())
    timer = elements.size > 0 ? setTimeout(end, Math.max(1, soonest + REST_MS - time)) : undefined
  }
  return {
    /** Since when each row rests, in ms. */
    rows: (): ReadonlyMap<string, number> => rows,
    beginRow(row: string): void {
      rows.set(row, performance.now())
    },
    /** As a mark in the document: it draws no row anew, and a press under it meets nothing. */
    begin(element: HTMLElement, mark = ''): void {
      elements.set(element, performance.now())
      element.dataset.resting = mark
      timer ??= setTimeout(end, REST_MS)
    },
    stop(): void {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
