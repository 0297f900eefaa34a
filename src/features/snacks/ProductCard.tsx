import { useId } from 'react'
import { formatKRW } from '@/domain/money'
import type { SpecialSnackEvent } from '@/domain/snacks/specialSnackEvent'
import styles from './ProductCard.module.css'
import { SnackPicture } from './SnackPicture'

interface Props {
  product: SpecialSnackEvent['product']
  isChosen: boolean
  onChoose: () => void
}

/** The whole card is the radio's label. */
export function ProductCard({ product, isChosen, onChoose }: Props) {
  const id = useId()
  return (
    <div role="radiogroup" aria-label="상품">
      <label
        className={`${styles.card} focus-ring warm-if-checked edged-softly stack-4 rounded-card middle on-surface`}
      >
        <span className={`${styles.picture} block clip`}>
          <SnackPicture url={product.imageUrl} alt="" />
        </span>
        <span className="stack-1 min-0">
          <span className="three-lines clip text-18 bold balance" id={`${id}-title`}>
            {product.title}
          </span>{' '}
          <b className="amount text-22" id={`${id}-price`}>
            {formatKRW(product.priceKRW)}
          </b>
        </span>
        <input
          className={styles.dot}
          type="radio"
          name="special-product"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-price`}
          checked={isChosen}
          onChange={onChoose}
        />
      </label>
    </div>
  )
}
