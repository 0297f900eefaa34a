import { quoteDraft, type ReservationDraft, routeDistanceKm } from '@/domain/rides/reservationDraft'
import type { ChildChoice } from '@/features/account/useChildren'
import { FareList } from '../form/FareList'
import type { FieldErrors } from '../form/fieldErrors'
import { RouteFields } from '../form/RouteFields'
import { RouteFigure } from '../form/RouteFigure'
import styles from './RouteStep.module.css'

interface Props {
  draft: ReservationDraft
  update: (change: Partial<ReservationDraft>) => void
  childList: readonly ChildChoice[]
  errors: FieldErrors
}

export function RouteStep({ draft, update, childList, errors }: Props) {
  const { route } = draft
  const quote = quoteDraft(draft, childList)
  return (
    <div className={styles.step}>
      <RouteFields
        route={route}
        onChange={(changed) => update({ route: changed })}
        errors={errors}
      />
      <RouteFigure origin={route.origin} dest={route.dest} km={routeDistanceKm(route)} />
      {quote && (
        <section aria-label="예상 요금">
          <h2 className={styles.heading}>
            <span>{'예상 요금 '}</span>
            {quote.rideCount > 1 && <small>{`${quote.rideCount}건`}</small>}
          </h2>
          <FareList fare={quote.fare} totalKRW={quote.fare.total} />
        </section>
      )}
    </div>
  )
}
