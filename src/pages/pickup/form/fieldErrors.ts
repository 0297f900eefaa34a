import type { DraftField, DraftProblem } from '@/domain/pickup/reservationDraft'

export type FieldErrors = Partial<Record<DraftField, string>>

/** The messages to show: what cannot be at once, what is missing only after the parent tried to go on. */
export function fieldErrors(problems: readonly DraftProblem[], hasTried: boolean): FieldErrors {
  const shown = problems.filter(({ kind }) => kind === 'refused' || hasTried)
  return Object.fromEntries(shown.map(({ field, message }) => [field, message]))
}

/** Moves the focus to the first thing that is marked as wrong. */
export function focusFirstError(container: HTMLElement | null): void {
  const first = container?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
  first?.focus()
}
