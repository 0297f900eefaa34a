import { formatKRW } from '@/domain/money'
import { allergenClash, allergenList } from '@/domain/snacks/allergens'
import type { SnackMenuItem } from '@/domain/snacks/snackMenu'
import { SmallPicture } from '@/features/orders/LinePicture'
import { AllergyWarning } from '@/features/snacks/AllergyWarning'
import { QuantityStepper } from '@/features/snacks/QuantityStepper'
import styles from './SnackRow.module.css'

interface Props {
  item: SnackMenuItem
  quantity: number
  child: { name: string; allergens: readonly number[] }
  onChange: (by: number) => void
}

export function SnackRow({
  item: { title, priceKRW, imageUrl, allergens },
  quantity,
  child,
  onChange,
}: Props) {
  return (
    <li className={`${styles.row} line-below py-3 row-3`} data-chosen={quantity > 0 || undefined}>
      <SmallPicture of={imageUrl} />
      <div className="min-0 grow">
        <h3 className="text-16">{title}</h3>
        {allergens.length > 0 && (
          <p className="faint text-14">{`알레르기 유발: ${allergenList(allergens)}`}</p>
        )}
        <AllergyWarning childName={child.name} clash={allergenClash(allergens, child.allergens)} />
        <p className="tabular">{formatKRW(priceKRW)}</p>
      </div>
      <QuantityStepper
        title={title}
        less="빼기"
        more="담기"
        quantity={quantity}
        className={styles.quantity}
        onChange={onChange}
      />
    </li>
  )
}
