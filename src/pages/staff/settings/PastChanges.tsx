import { dayOf, formatDay } from '@/domain/dates/day'
import type { Dated } from '@/domain/dates/schedule'

interface Props<T extends Dated> {
  label: string
  /** Oldest first. */
  past: readonly T[]
  none: string
  textOf: (step: T) => string
}

const sinceText = ({ from }: Dated): string =>
  from.getTime() === 0 ? '처음부터' : `${formatDay(dayOf(from))}부터`

/** What held before, newest first. */
export function PastChanges<T extends Dated>({ label, past, none, textOf }: Props<T>) {
  return (
    <section className="stack-2">
      <h2 className="text-18">{label}</h2>
      {past.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul className="stack-2" aria-label={label}>
          {[...past].reverse().map((step) => (
            <li key={step.from.getTime()}>{`${sinceText(step)} ${textOf(step)}`}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
