import { paths } from '../../site/paths'
import type { DraftField, DraftProblem } from './reservationDraft'

export type ReservationStep = 'child' | 'date' | 'time' | 'route' | 'options' | 'review'

/** The wizard's steps in order (specification 2, section 2). */
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
  memo: 'options',
}

export const stepProblems = (
  step: ReservationStep,
  problems: readonly DraftProblem[],
): DraftProblem[] => problems.filter(({ field }) => stepOfField[field] === step)

const firstUnfinishedStep = (problems: readonly DraftProblem[]): ReservationStep =>
  reservationSteps.find((step) => stepProblems(step, problems).length > 0) ?? 'review'

export function reachableStep(
  step: ReservationStep,
  problems: readonly DraftProblem[],
): ReservationStep {
  const first = firstUnfinishedStep(problems)
  return reservationSteps.indexOf(step) > reservationSteps.indexOf(first) ? first : step
}

export const previousStep = (step: ReservationStep): ReservationStep | undefined =>
  reservationSteps[reservationSteps.indexOf(step) - 1]

export const nextStep = (step: ReservationStep): ReservationStep | undefined =>
  reservationSteps[reservationSteps.indexOf(step) + 1]

/** The step of a path below `/pickup`, ignoring case; undefined for any other path. */
export const stepOfPath = (pathname: string): ReservationStep | undefined =>
  reservationSteps.find((step) => stepPaths[step] === pathname.toLowerCase().replace(/\/+$/, ''))
