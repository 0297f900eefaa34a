import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { BEING_PREPARED, type PickupSpot, streetOf } from '@/domain/places/branch'
import { Card } from '@/ui/layout/Card'
import styles from './SpotList.module.css'

interface Props {
  spots: readonly PickupSpot[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

export function SpotList({ spots, chosenId, onChoose }: Props) {
  const headingId = useId()
  return (
    <Card className={styles.card}>
      <h3 id={headingId} className={`${styles.heading} text-22`}>
        픽업 장소
      </h3>
      <p className={`${styles.hint} faint text-14`}>
        {spots.length === 0 ? BEING_PREPARED : '누르면 지도에서 보여 드려요.'}
      </p>
      <ol aria-labelledby={headingId}>
        {spots.map(({ id, title, place, addr }, index) => (
          <li key={id}>
            <button
              type="button"
              className={`${styles.spot} row-3 rounded full`}
              aria-current={id === chosenId ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              <span
                className={`${styles.number} center rigid text-14 extrabold`}
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <span className={`${styles.words} grid`}>
                <strong className="semibold">{title}</strong>
                <small className="note">{`${place} · ${streetOf(addr)}`}</small>
              </span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
    </Card>
  )
}
