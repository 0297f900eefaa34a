import { useQueryClient } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { simulationNotice } from '@/content/info/simulationNotice'
import { formatKRW, formatNumber } from '@/domain/money'
import { allergenClash } from '@/domain/snacks/allergens'
import {
  type LoadedMenus,
  type SnackCartLine,
  snackCartLines,
  snackCount,
  snackPayload,
  snackTotalKRW,
} from '@/domain/snacks/snackCart'
import { SignupInvitation } from '@/features/account/SignupInvitation'
import type { ChildChoice } from '@/features/account/useChildren'
import { OpenedOrder, useOrdering } from '@/features/orders/OpenedOrder'
import type { OrderRequest } from '@/features/orders/orderRequest'
import type { Staleness } from '@/remote/useRemoteRead'
import { useSnackCart } from '@/stores/snackCart'
import { Button } from '@/ui/button/Button'
import { StickyBar } from '@/ui/layout/StickyBar'
import { CartDialog } from './CartDialog'
import styles from './SnackCartBar.module.css'
import { StaleNote } from './StaleNote'

/** For guests a placeholder that shows what would be sent (specification 2, section 7). */
function alertPlaceholder(lines: readonly SnackCartLine[]) {
  const payload = snackPayload(lines)
  console.info(`간식 결제: ${snackCount(lines)}개, ${payload.totalKRW}`)
  window.alert(
    `간식 ${snackCount(lines)}개, 총 ${formatKRW(payload.totalKRW)}을 결제해요. ${simulationNotice}\n${JSON.stringify(payload)}`,
  )
}

interface Props {
  menus: LoadedMenus
  child: ChildChoice | undefined
  childList: readonly ChildChoice[]
  stale: Staleness | undefined
}

export function SnackCartBar({ menus, child, childList, stale }: Props) {
  const cart = useSnackCart((state) => state.cart)
  const change = useSnackCart((state) => state.change)
  const [isOpen, setIsOpen] = useState(false)
  const ordering = useOrdering()
  const client = useQueryClient()
  const lines = snackCartLines(cart, menus)
  const isEmpty = lines.length === 0
  const hasClash = lines.some(
    ({ item }) => allergenClash(item.allergens, child?.allergens).length > 0,
  )

  const readStart = async () => {
    const { readLikelySnacks } = await import('./readLikelySnacks')
    return readLikelySnacks(client, ordering.familyUid ?? '', child?.id ?? '')
  }

  const showLines = () => {
    if (isEmpty) window.alert('담긴 간식이 없습니다.')
    else setIsOpen(true)
  }

  const pay = () => {
    if (ordering.isGuest) {
      alertPlaceholder(lines)
      return
    }
    const onOrdered = () => {
      for (const { kind, item, quantity } of lines) change(kind, item, -quantity)
    }
    const request = async (): Promise<OrderRequest> => ({
      kind: 'snack',
      cart: lines,
      eaters: childList,
      start: await readStart(),
      onOrdered,
    })
    void ordering.order(request())
  }

  return (
    <>
      <StickyBar
        label="간식 장바구니"
        note={<StaleNote what="메뉴를" stale={stale} />}
        footnote={<SignupInvitation to="order" />}
        isEmpty={isEmpty}
      >
        <div className={`${styles.sum} min-0 keeps-end`} aria-live="polite">
          <p className="wide-18 note nowrap">
            <span>{isEmpty ? '간식을 골라 주세요' : '총 '}</span>
            <b className="accent">{`${snackCount(lines)}개`}</b>
            {hasClash && <span className={`${styles.clash} danger bold block`}>알레르기 주의</span>}
          </p>
          {!isEmpty && (
            <p className="wide-28 amount text-22">
              <span>{formatNumber(snackTotalKRW(lines))}</span>
              <small className="text-16">원</small>
            </p>
          )}
        </div>
        <Button
          className={styles.cart}
          tone="tonal"
          size="large"
          aria-label="장바구니 보기"
          onClick={showLines}
        >
          <ShoppingCart aria-hidden="true" />
          <span>장바구니 보기</span>
        </Button>
        {!ordering.isLooking && (
          <Button
            className={styles.pay}
            tone={isEmpty ? 'tonal' : 'primary'}
            size="large"
            disabled={isEmpty}
            isBusy={ordering.isOpening}
            onClick={pay}
          >
            바로 결제하기
          </Button>
        )}
      </StickyBar>
      <OpenedOrder ordering={ordering} />
      <CartDialog lines={lines} child={child} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
