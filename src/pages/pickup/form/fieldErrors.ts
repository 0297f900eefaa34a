import type { DraftField, DraftProblem } from '@/domain/rides/reservationDraft'

export type FieldErrors = Partial<Record<DraftField, string>>

/** Refusals are shown at once, missing values only after a try. */
export function fieldErrors(problems: readonly DraftProblem[], hasTried: boolean): FieldErrors {
  const shown = problems.filter(({ kind }) => kind === 'refused' || hasTried)
  return Object.fromEntries(shown.map(({ field, message }) => [field, message]))
}

export function focusFirstError(container: HTMLElement | null): void {
  const first = container?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
  first?.focus()
}
