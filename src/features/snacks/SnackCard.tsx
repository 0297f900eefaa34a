import { Minus, Plus } from 'lucide-react'
import { memo } from 'react'
import type { Child } from '@/domain/account/child'
import { formatKRW } from '@/domain/money'
import { allergenClash, allergenList } from '@/domain/snacks/allergens'
import { quantityOf, snackKey } from '@/domain/snacks/snackCart'
import type { SnackMenuItem, SnackMenuKind } from '@/domain/snacks/snackMenu'
import { useSnackCart } from '@/stores/snackCart'
import { AllergyWarning } from './AllergyWarning'
import styles from './SnackCard.module.css'
import { SnackPicture } from './SnackPicture'

interface Props {
  kind: SnackMenuKind
  item: SnackMenuItem
  child: Pick<Child, 'name' | 'allergens'> | undefined
  /** The picture was already shown while loading. */
  isPictureSeen: boolean
}

/** Subscribes to its own quantity only: a press renders one card of two hundred. */
export const SnackCard = memo(function SnackCard({ kind, item, child, isPictureSeen }: Props) {
  const quantity = useSnackCart(({ cart }) => quantityOf(cart, snackKey(kind, item.id)))
  const change = useSnackCart((state) => state.change)
  const { title, allergens } = item
  return (
    <li
      className={`${styles.card} card clip flex flex-column`}
      data-chosen={quantity > 0 || undefined}
    >
      <div className="relative">
        <SnackPicture
          url={item.imageUrl}
          alt={title}
          loadAs={isPictureSeen ? 'cached' : undefined}
        />
        {quantity > 0 && (
          <span className={`${styles.badge} center pill extrabold tabular`}>
            <span className="sr-only">담은 수량 </span>
            <span>{quantity}</span>
          </span>
        )}
      </div>
      <div className={`${styles.body} flex grow`}>
        <h3 className="three-lines wide-18 clip text-16">{title}</h3>
        {allergens.length > 0 && (
          <p
            className={`${styles.allergens} faint text-14`}
          >{`알레르기 유발: ${allergenList(allergens)}`}</p>
        )}
        {child && (
          <AllergyWarning
            childName={child.name}
            clash={allergenClash(allergens, child.allergens)}
          />
        )}
        <p className="pt-2 mt-auto amount text-18">{formatKRW(item.priceKRW)}</p>
        {/* Visual only: the badge says the number. */}
        <div
          className={`${styles.stepper} on-tonal spread icons-20 mt-3 rounded`}
          data-quantity={quantity}
        >
          <button type="button" aria-label={`${title} 빼기`} onClick={() => change(kind, item, -1)}>
            <Minus aria-hidden="true" />
          </button>
          <button type="button" aria-label={`${title} 담기`} onClick={() => change(kind, item, 1)}>
            <Plus aria-hidden="true" />
            {quantity === 0 && <span>담기</span>}
          </button>
        </div>
      </div>
    </li>
  )
})
