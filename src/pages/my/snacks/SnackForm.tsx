import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Stay } from '@/domain/care/stay'
import { dayOf, formatShortDay, formatTimeSpan } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { checkOrderLines, orderTotalKRW, receivedText } from '@/domain/orders/order'
import { allergenClash, allergenList } from '@/domain/snacks/allergens'
import {
  changeQuantity,
  quantityOf,
  type SnackCart,
  snackCartLines,
  snackKey,
} from '@/domain/snacks/snackCart'
import type { SnackMenuItem } from '@/domain/snacks/snackMenu'
import { childrenQuery } from '@/features/account/queries'
import { SmallPicture } from '@/features/orders/LinePicture'
import { PayWayChoice } from '@/features/orders/PayWayChoice'
import { ledgerQuery, ordersQuery } from '@/features/orders/queries'
import { TransferFields } from '@/features/orders/TransferFields'
import { type SentOrder, useOrder } from '@/features/orders/useOrder'
import { usePayer } from '@/features/orders/usePayer'
import { AllergyWarning } from '@/features/snacks/AllergyWarning'
import { QuantityStepper } from '@/features/snacks/QuantityStepper'
import { snackMenuQuery } from '@/features/snacks/queries'
import { useBranchName } from '@/remote/useBranchContacts'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import type { DialogClosing } from '../shared/OwnDialogs'
import styles from './SnackForm.module.css'

interface Props extends DialogClosing {
  stay: Stay
  /** By transfer. */
  onToPay: (order: SentOrder) => void
}

/** Content of dialog 「간식 추가」; drawn once the child's allergies and the credit are known. */
export function SnackForm({ stay, ...closing }: Props) {
  const { familyUid } = useMember()
  const top = useRef<HTMLDivElement>(null)
  const menu = useRemoteRead(snackMenuQuery('basic'))
  const children = useRemoteRead(childrenQuery(familyUid))
  const credit = [
    useRemoteRead(ledgerQuery(familyUid)),
    useRemoteRead(ordersQuery(familyUid)),
  ] as const
  const isReady =
    menu.status === 'loaded' &&
    children.status === 'loaded' &&
    credit.every(({ status }) => status !== 'loading')
  if (isReady) {
    const child = children.data.find(({ id }) => id === stay.childId)
    return (
      <SnackChoice
        {...closing}
        stay={stay}
        menu={menu.data}
        allergens={child?.allergens ?? noAllergens}
      />
    )
  }
  const isWaiting = [menu, children].every(({ status }) => status !== 'failed')
  return (
    <div className="stack-5" ref={top} tabIndex={-1}>
      {isWaiting && <Skeleton height="320px" />}
      <Remote what="간식 메뉴" read={menu} waiting={null} focusNext={top} />
      <Remote what="자녀" read={children} waiting={null} focusNext={top} />
      <DialogFoot onClose={closing.onClose} />
    </div>
  )
}

const noAllergens: readonly number[] = []

interface SnackChoiceProps extends DialogClosing {
  stay: Stay
  menu: readonly SnackMenuItem[]
  /** Of the child. */
  allergens: readonly number[]
  onToPay: (order: SentOrder) => void
}

const emptyCart: SnackCart = {}

/** Snacks for the child, day and branch of a stay. */
function SnackChoice({ stay, menu, allergens, onClose, onDone, onToPay }: SnackChoiceProps) {
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
        {problem ? (
          <p className="danger-note whole-row" role="alert">
            {problem}
          </p>
        ) : null}
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

function Summary({ stay }: Pick<SnackChoiceProps, 'stay'>) {
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

interface RowProps {
  item: SnackMenuItem
  quantity: number
  child: { name: string; allergens: readonly number[] }
  onChange: (by: number) => void
}

function SnackRow({
  item: { title, priceKRW, imageUrl, allergens },
  quantity,
  child,
  onChange,
}: RowProps) {
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
