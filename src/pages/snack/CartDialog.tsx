import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { picture } from '@/content/pictures'
import { formatKRW } from '@/domain/money'
import { allergenClash } from '@/domain/snacks/allergens'
import { type SnackCartLine, snackCount, snackTotalKRW } from '@/domain/snacks/snackCart'
import type { ChildChoice } from '@/features/account/useChildren'
import { AllergyWarning } from '@/features/snacks/AllergyWarning'
import { QuantityStepper } from '@/features/snacks/QuantityStepper'
import { useSnackCart } from '@/stores/snackCart'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import styles from './CartDialog.module.css'

interface Props {
  lines: readonly SnackCartLine[]
  child: ChildChoice | undefined
  isOpen: boolean
  onClose: () => void
}

export function CartDialog({ lines, child, isOpen, onClose }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  // A removed button must not lose the focus.
  const keepFocus = () => sheet.current?.focus()
  return (
    <Dialog title="담은 간식" isOpen={isOpen} onClose={onClose}>
      <div className="stack-5" ref={sheet} tabIndex={-1}>
        {lines.length === 0 ? (
          <StateMessage
            role="status"
            message="담긴 간식이 없습니다."
            picture={<Picture picture={picture('empty-cart')} alt="" />}
          />
        ) : (
          <ul>
            {lines.map((line) => (
              <CartLine key={line.key} line={line} child={child} onRemoved={keepFocus} />
            ))}
          </ul>
        )}
        <p className="sum-line semibold" aria-live="polite">
          <span>{`총 ${snackCount(lines)}개`}</span>
          <Amount>{formatKRW(snackTotalKRW(lines))}</Amount>
        </p>
        <Button tone="primary" size="large" isBlock onClick={onClose}>
          계속 고르기
        </Button>
      </div>
    </Dialog>
  )
}

interface CartLineProps {
  line: SnackCartLine
  child: ChildChoice | undefined
  onRemoved: () => void
}

function CartLine({ line: { kind, item, quantity, totalKRW }, child, onRemoved }: CartLineProps) {
  const change = useSnackCart((state) => state.change)
  const changeBy = (by: number) => {
    if (quantity + by <= 0) onRemoved()
    change(kind, item, by)
  }
  return (
    <li className={`${styles.line} gap-2-4 line-below spread wrap`}>
      <div className="min-0">
        <h3 className="three-lines clip text-16">{item.title}</h3>
        <p className="muted tabular">
          <span>{`${formatKRW(item.priceKRW)} × ${quantity} =`}</span>{' '}
          <b className="plain">{formatKRW(totalKRW)}</b>
        </p>
        {child && (
          <AllergyWarning
            childName={child.name}
            clash={allergenClash(item.allergens, child.allergens)}
          />
        )}
      </div>
      <div className="row push">
        <QuantityStepper
          title={item.title}
          less="하나 줄이기"
          more="하나 늘리기"
          quantity={quantity}
          className={styles.quantity}
          onChange={changeBy}
        />
        <button
          type="button"
          className={`${styles.remove} square-44 center icons-20 muted`}
          aria-label={`${item.title} 삭제`}
          onClick={() => changeBy(-quantity)}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
    </li>
  )
}
