import { comingFareText, farePartsText } from '@/domain/rides/fares/fare'
import { ByPrices } from './ByPrices'

/** Today's fare and what comes (specification 7, section 1). */
export function FareNow() {
  return (
    <ByPrices of="fares">
      {({ tariff, comingTariff }) => (
        <div className="stack-1 muted text-14 tabular">
          <p>{`픽업 ${farePartsText(tariff)}`}</p>
          {comingTariff && (
            <p className="accent text-14 bold tabular">{comingFareText(comingTariff)}</p>
          )}
        </div>
      )}
    </ByPrices>
  )
}

/** What comes alone, where today's fare is shown by itself. */
export function ComingFare() {
  return (
    <ByPrices of="fares">
      {({ comingTariff }) =>
        comingTariff && (
          <p className="accent text-14 bold tabular">{comingFareText(comingTariff)}</p>
        )
      }
    </ByPrices>
  )
}
