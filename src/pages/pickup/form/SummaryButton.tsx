import { ArrowUp } from 'lucide-react'
import { draftSummary, problemWords } from '@/domain/rides/drafts/draftSummary'
import type { DraftProblem, ReservationDraft } from '@/domain/rides/drafts/reservationDraft'
import type { ChildChoice } from '@/features/account/useChildren'
import styles from './SummaryButton.module.css'

interface Props {
  draft: ReservationDraft
  childList: readonly ChildChoice[]
  problems: readonly DraftProblem[]
  onShowDay: () => void
  onShowProblem: () => void
}

/** First in the bar: what would be booked, or what is missing; leads there (specification 8, section 1). */
export function SummaryButton({ draft, childList, problems, onShowDay, onShowProblem }: Props) {
  const [problem] = problems
  if (problem)
    return (
      <button
        className={`${styles.summary} full hit rounded on-sunken row-3 icons-18`}
        type="button"
        data-problem={problem.kind}
        onClick={onShowProblem}
      >
        <span className={`${styles.words} lh-135 grid grow min-0`}>{problemWords(problem)}</span>
        <ArrowUp aria-hidden="true" />
      </button>
    )
  const { who, where } = draftSummary(draft, childList)
  return (
    <button
      className={`${styles.summary} full hit rounded on-sunken row-3 icons-18`}
      type="button"
      aria-label={`${who} · ${where}`}
      onClick={onShowDay}
    >
      <span className={`${styles.words} lh-135 grid grow min-0`}>
        <b>{who}</b>
        <span className={`${styles.where} clip text-14 nowrap`}>{where}</span>
      </span>
      <ArrowUp aria-hidden="true" />
    </button>
  )
}
