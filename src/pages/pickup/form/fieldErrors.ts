import type { DraftField, DraftProblem } from '@/domain/rides/drafts/reservationDraft'

export type FieldErrors = Partial<Record<DraftField, string>>

/** Refusals are shown at once, missing values only after a try. */
export function fieldErrors(problems: readonly DraftProblem[], hasTried: boolean): FieldErrors {
  const shown = problems.filter(({ kind }) => kind === 'refused' || hasTried)
  return Object.fromEntries(shown.map(({ field, message }) => [field, message]))
}

export function focusFirstError(container: HTMLElement | null): void {
  const first = container?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
  showField(first)
}

/** The day that was chosen, else its calendar. */
export function focusChosenDay(container: HTMLElement | null): void {
  const days = container?.querySelector<HTMLElement>('[role="group"][aria-label="날짜"]')
  showField(days?.querySelector<HTMLElement>('button[aria-label$="선택됨"]') ?? days)
}

/** Above the bar that sticks to the foot of the window. */
function showField(field: HTMLElement | null | undefined): void {
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
