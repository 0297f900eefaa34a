import { paths } from '../site/paths'
import type { DraftField, DraftProblem } from './reservationDraft'

export type ReservationStep = 'child' | 'date' | 'time' | 'route' | 'options' | 'review'

/** The wizard's screens in order (specification 2, section 2). */
export const reservationSteps: readonly ReservationStep[] = [
  'child',
  'date',
  'time',
  'route',
  'options',
  'review',
]

export const stepPaths: Record<ReservationStep, string> = {
  child: paths.pickupChild,
  date: paths.pickupDate,
  time: paths.pickupTime,
  route: paths.pickupRoute,
  options: paths.pickupOptions,
  review: paths.pickupReview,
}

const stepOfField: Record<DraftField, ReservationStep> = {
  child: 'child',
  date: 'date',
  time: 'time',
  origin: 'route',
  dest: 'route',
  return: 'options',
}

/** The problems that a step's own fields have. */
export const stepProblems = (
  step: ReservationStep,
  problems: readonly DraftProblem[],
): DraftProblem[] => problems.filter(({ field }) => stepOfField[field] === step)

/** The first step that is not finished; `review` when all are. */
export const firstUnfinishedStep = (problems: readonly DraftProblem[]): ReservationStep =>
  reservationSteps.find((step) => stepProblems(step, problems).length > 0) ?? 'review'

/** Where a visitor of `step` belongs: there, or at an earlier step that is not finished. */
export function reachableStep(
  step: ReservationStep,
  problems: readonly DraftProblem[],
): ReservationStep {
  const first = firstUnfinishedStep(problems)
  return reservationSteps.indexOf(step) > reservationSteps.indexOf(first) ? first : step
}

/** The step before; undefined for the first. */
export const previousStep = (step: ReservationStep): ReservationStep | undefined =>
  reservationSteps[reservationSteps.indexOf(step) - 1]

/** The step after; undefined for the last. */
export const nextStep = (step: ReservationStep): ReservationStep | undefined =>
  reservationSteps[reservationSteps.indexOf(step) + 1]

/** The step of an address below `/pickup`, whatever its case; undefined for any other address. */
export const stepOfPath = (pathname: string): ReservationStep | undefined =>
  reservationSteps.find((step) => stepPaths[step] === pathname.toLowerCase().replace(/\/+$/, ''))
