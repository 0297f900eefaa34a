import {
  type DayPrices,
  dayPricesAt,
  priceChanges,
  pricePhases,
} from '@/domain/rides/fares/dayPrices'
import { useNow } from '@/platform/useNow'
import { builtFares, builtPrices } from '@/remote/builtDocuments'
import { useFares, usePrices } from '@/remote/publicSettings'
import type { Elements } from '@/ui/elements'
import styles from './ByPrices.module.css'

const built = { fares: builtFares, prices: builtPrices }
const changes = priceChanges(built)
const phases = pricePhases(built)
/** What the build knew, before its first change. */
export const [builtDayPrices] = phases

type Kind = 'fares' | 'prices' | 'both'

/** What holds now and what comes; in prerendered HTML and while hydrating undefined. Reads only what is named. */
export function useDayPrices(of: Kind): DayPrices | undefined {
  const now = useNow()
  const fares = useFares(of !== 'prices')
  const prices = usePrices(of !== 'fares')
  return now && dayPricesAt({ fares, prices }, now)
}

interface Props {
  of: Kind
  children: (prices: DayPrices) => Elements
}

/** Draws by the prices that hold. Prerendered HTML has a drawing of each time that the build knows, of which the clock shows one. */
export function ByPrices({ of, children }: Props) {
  const now = useNow()
  const shown = useDayPrices(of) ?? builtDayPrices
  if (phases.length === 1) return children(shown)
  const current = now && changes.filter((change) => change <= now).length
  return phases.map((phase, index) => {
    if (current !== undefined && current !== index) return null
    const isOnlyOne = current === index
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the times of a build have an order and no name.
        key={index}
        className={`${styles.phase} contents`}
        data-phase={isOnlyOne ? undefined : index}
      >
        {children(isOnlyOne ? shown : phase)}
      </span>
    )
  })
}
