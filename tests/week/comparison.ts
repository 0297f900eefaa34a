import type { Span } from './journal'

/** Lines from the documents and from the journal; equal when both agree. */
export interface Comparison {
  readonly documents: readonly string[]
  readonly journal: readonly string[]
}

export const comparison = (
  documents: readonly string[],
  journal: readonly string[],
): Comparison => ({ documents: [...documents].sort(), journal: [...journal].sort() })

/** The engine's clock advances between a press and its commit. */
const CLOCK_MS = 10_000

/** `on time` between the press and its answer. */
export function timeLabel(time: Date | undefined, span: Span | undefined): string {
  if (!time || !span) return time || span ? 'only one of both' : '-'
  const [at, from, to] = [time.getTime(), span.from.getTime(), span.to.getTime()]
  return at >= from - CLOCK_MS && at <= to + CLOCK_MS ? 'on time' : `${time.toISOString()}`
}

export const expectedTime = (span: Span | undefined): string => (span ? 'on time' : '-')
