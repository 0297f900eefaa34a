import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Stay } from '@/domain/care/stay'
import { dayOf, formatShortDay, formatTimeSpan } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { checkOrderLines, orderTotalKRW, receivedText } from '@/domain/orders/order'
import { allergenClash } from '@/domain/snacks/allergens'
import type { SnackCart } from '@/domain/snacks/snackCart'
import { changeQuantity, quantityOf, snackCartLines, snackKey } from '@/domain/snacks/snackCart'
import type { SnackMenuItem } from '@/domain/snacks/snackMenu'
import { PayWayChoice } from '@/features/orders/PayWayChoice'
import { TransferFields } from '@/features/orders/TransferFields'
import { type SentOrder, useOrder } from '@/features/orders/useOrder'
import { usePayer } from '@/features/orders/usePayer'
import { useBranchName } from '@/remote/useBranchContacts'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { StateMessage } from '@/ui/message/StateMessage'
import type { DialogClosing } from '../shared/OwnDialogs'
import { SnackRow } from './SnackRow'

interface Props extends DialogClosing {
  stay: Stay
  menu: readonly SnackMenuItem[]
  /** Of the child. */
  allergens: readonly number[]
  onToPay: (order: SentOrder) => void
}

const emptyCart: SnackCart = {}

/** Snacks for the child, day and branch of a stay. */
export function SnackChoice({ stay, menu, allergens, onClose, onDone, onToPay }: Props) {
  const { childName, childId, branchId, startsAt } = stay
  const [cart, setCart] = useState(emptyCart)
  const [isAsked, setIsAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const payer = usePayer()
  const { form, lines, prefersCredit, send, failure, isSending } = useOrder(
    payer,
    {
      kind: 'snack',
      cart: snackCartLines(cart, { basic: menu }),
      eaters: [],
      start: { childId, day: dayOf(startsAt), branchId },
      isOfStay: true,
    },
    (order) => (order.payWith === 'transfer' ? onToPay(order) : onDone(receivedText(order))),
  )
  const payWith = useWatch({ control: form.control, name: 'payWith' })
  const isEmpty = lines.length === 0
  const totalKRW = orderTotalKRW(lines)
  const countCheck = checkOrderLines(lines)
  const problem = isEmpty ? isAsked && '간식을 골라 주세요.' : !countCheck.ok && countCheck.reason
  return (
    <Form
      className="stack-5"
      onSubmit={(event) => {
        event.preventDefault()
        setIsAsked(isEmpty)
        if (!isEmpty) send(event)
      }}
    >
      <Summary stay={stay} />
      {menu.length === 0 && <StateMessage role="status" message="등록된 메뉴가 없습니다." />}
      <ul>
        {withClashesLast(menu, allergens).map((item) => (
          <SnackRow
            key={item.id}
            item={item}
            quantity={quantityOf(cart, snackKey('basic', item.id))}
            child={{ name: childName, allergens }}
            onChange={(by) => setCart((before) => changeQuantity(before, 'basic', item, by))}
          />
        ))}
      </ul>
      <PayWayChoice
        form={form}
        uid={payer?.uid}
        // Before the first snack: whether the credit pays any.
        totalKRW={isEmpty ? cheapestKRW(menu) : totalKRW}
        prefersCredit={prefersCredit}
      />
      {payWith === 'transfer' && <TransferFields form={form} />}
      <DialogFoot>
        <p className="sum-line bold whole-row" aria-live="polite">
          <span>합계</span> <Amount isTotal>{formatKRW(totalKRW)}</Amount>
        </p>
        {problem && (
          <p className="danger-note whole-row" role="alert">
            {problem}
          </p>
        )}
        {failure && (
          <div className="whole-row">
            <FailureMessage failure={failure} onRetry={send} focusNext={button} />
          </div>
        )}
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        <Button ref={button} type="submit" tone="primary" size="large" isBusy={isSending}>
          주문하기
        </Button>
      </DialogFoot>
    </Form>
  )
}

/** What the child can eat first, otherwise as in the menu. */
function withClashesLast(menu: readonly SnackMenuItem[], allergens: readonly number[]) {
  const clashes = (item: SnackMenuItem) => allergenClash(item.allergens, allergens).length > 0
  return [...menu.filter((item) => !clashes(item)), ...menu.filter(clashes)]
}

const cheapestKRW = (menu: readonly SnackMenuItem[]): number =>
  menu.length === 0 ? 0 : Math.min(...menu.map(({ priceKRW }) => priceKRW))

function Summary({ stay }: Pick<Props, 'stay'>) {
  const branch = useBranchName()(stay.branchId) ?? ''
  return (
    <p>
      <b>{stay.childName}</b>{' '}
      <span className="muted tabular">
        {`${formatShortDay(dayOf(stay.startsAt))} ${formatTimeSpan(stay)} · ${branch}`}
      </span>
    </p>
  )
}
